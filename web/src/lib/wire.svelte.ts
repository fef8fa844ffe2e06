/** The socket of a table: opened again whenever it is lost, until the house refuses us or we leave. */

import { CLOSED_DECLINED, type AnyOutgoing } from '../generated/house';

type Connection = 'connecting' | 'open' | 'lost' | 'refused';

interface Reader {
  /** Where the socket is now: it says from where on we want to be told. */
  address: () => URL;
  hear: (message: AnyOutgoing) => void;
  /** Whether there is anything to look at meanwhile. */
  seen: () => boolean;
}

const FIRST_RETRY = 500;
const LAST_RETRY = 8_000;

export class Wire {
  connection = $state<Connection>('connecting');
  /** Why the house does not let us in, by its code. */
  reason = $state('');
  #socket: WebSocket | null = null;
  #retry = FIRST_RETRY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(private readonly reader: Reader) {
    addEventListener('online', this.#back);
    document.addEventListener('visibilitychange', this.#back);
  }

  get ready(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  open(): void {
    const socket = new WebSocket(this.reader.address());
    this.#socket = socket;
    socket.onmessage = (frame: MessageEvent<string>) =>
      this.reader.hear(JSON.parse(frame.data) as AnyOutgoing);
    socket.onclose = (closed) => this.#lost(socket, closed);
  }

  #lost(socket: WebSocket, closed: CloseEvent): void {
    if (this.#ended || socket !== this.#socket) return;
    if (closed.code === CLOSED_DECLINED && closed.reason !== 'restarting') {
      this.connection = 'refused';
      this.reason = closed.reason;
      return;
    }
    if (this.connection !== 'connecting' || this.reader.seen()) this.connection = 'lost';
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.open(), this.#retry);
    this.#retry = Math.min(this.#retry * 2, LAST_RETRY);
  }

  /** The network, or the person, is back: no need to wait any longer. */
  readonly #back = (): void => {
    if (document.hidden || this.#ended || this.connection === 'refused') return;
    if (this.#socket?.readyState === WebSocket.CLOSED) {
      clearTimeout(this.#timer);
      this.#retry = FIRST_RETRY;
      this.open();
    }
  };

  /** The house has let us in. */
  welcomed(): void {
    this.connection = 'open';
    this.#retry = FIRST_RETRY;
  }

  /** The house is away for so many seconds. */
  comeBackAfter(seconds: number): void {
    this.#retry = seconds * 1000;
  }

  send(message: object): void {
    this.#socket?.send(JSON.stringify(message));
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#back);
    document.removeEventListener('visibilitychange', this.#back);
    if (this.#socket) this.#socket.onmessage = this.#socket.onclose = null; // it is some time until it is closed
    this.#socket?.close();
  }
}
