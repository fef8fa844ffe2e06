/** The moving pictures of a page take turns, so that one can follow them: those in sight, one after the other. */

export interface Film {
  /** Once, from beginning to end; stops where it is as soon as it is `cut()`. */
  show(cut: () => boolean): Promise<void>;
}

export class Projector {
  #now = $state.raw<Film | null>(null);
  /** Whether somebody has asked for quiet: then nothing begins by itself. */
  #stopped = $state(false);
  #waiting: Film[] = [];
  /** Changes whenever another film begins, so that the one before knows that it is cut. */
  #turn = 0;

  /** Whether this one is on, or was when all were stopped. */
  holds(film: Film): boolean {
    return this.#now === film;
  }

  plays(film: Film): boolean {
    return this.#now === film && !this.#stopped;
  }

  /** It has come into sight. */
  add(film: Film): void {
    this.#waiting.push(film);
    if (!this.#now && !this.#stopped) void this.#run();
  }

  /** It has gone out of sight. */
  drop(film: Film): void {
    this.#waiting = this.#waiting.filter((one) => one !== film);
    if (this.#now !== film) return;
    this.#cut();
    if (!this.#stopped) void this.#run();
  }

  /** Somebody wants to see this one now. */
  start(film: Film): void {
    const others = this.#now ? [...this.#waiting, this.#now] : this.#waiting;
    this.#waiting = [film, ...others.filter((one) => one !== film)];
    this.#stopped = false;
    void this.#run();
  }

  /** Everything stays as it is until somebody starts a picture. */
  stop(): void {
    this.#turn += 1;
    this.#stopped = true;
  }

  #cut(): void {
    this.#turn += 1;
    this.#now = null;
  }

  async #run(): Promise<void> {
    for (let film = this.#waiting.shift(); film; film = this.#waiting.shift()) {
      const turn = ++this.#turn;
      const cut = (): boolean => turn !== this.#turn;
      this.#now = film;
      await film.show(cut);
      if (cut()) return;
      this.#waiting.push(film);
    }
  }
}
