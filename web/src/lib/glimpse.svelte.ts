/** Something that is open only while it is pressed. A screen reader cannot hold a key down: its click opens it for a glance. */

const GLANCE = 2500;

export class Glimpse {
  open = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly close = (): void => {
    this.open = false;
    clearTimeout(this.#timer);
  };

  /** For the button that holds it. */
  readonly attributes = {
    onpointerdown: (event: PointerEvent): void => {
      if (event.button === 0) this.open = true;
    },
    onpointerup: this.close,
    onpointerleave: this.close,
    onpointercancel: this.close,
    onkeydown: (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      this.open = true;
    },
    onkeyup: this.close,
    onblur: this.close,
    onclick: (event: MouseEvent): void => {
      if (event.detail !== 0) return;
      this.open = true;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(this.close, GLANCE);
    },
    oncontextmenu: (event: MouseEvent): void => event.preventDefault(),
  };
}
