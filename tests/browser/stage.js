/** A table without a house behind it: the page talks to a socket of ours, which shows it one moment after another. */
(() => {
  const sent = [];
  let socket = null;
  let transcript = { pages: [] };

  class Socket {
    static CLOSED = 3;
    static OPEN = 1;
    readyState = Socket.OPEN;
    constructor() {
      socket = this;
    }
    send(text) {
      sent.push(JSON.parse(text).type);
    }
    close() {}
  }
  window.WebSocket = Socket;

  const fetch = window.fetch.bind(window);
  window.fetch = (address, ...more) =>
    String(address).includes('/transcript')
      ? Promise.resolve(new Response(JSON.stringify(transcript)))
      : fetch(address, ...more);

  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  async function settled() {
    await document.fonts.ready;
    for (let i = 0; i < 3; i++) await frame();
  }

  /** Whatever can be chosen now: on the board, and in the bar. */
  const LIVE =
    '.board :is([data-live="yes"], [data-for], [data-side], [role="button"][aria-disabled="false"], ' +
    '.confirm:enabled, .choice:enabled, [data-cancel]), .bar button';
  /** What it stands for: the same choice may lie on the board and in the tray. */
  const meaning = (one) =>
    one.dataset.target ?? one.dataset.for ?? one.dataset.cell ?? `${one.className} ${one.textContent.trim()}`;
  const live = () => [...document.querySelectorAll(LIVE)].filter((one) => !one.disabled);

  async function show(messages, past) {
    transcript = past;
    scrollTo(0, 0);
    for (const message of messages) socket.onmessage({ data: JSON.stringify(message) });
    while (!document.querySelector('.board > *')) await frame();
    await settled();
  }

  /** Press something that leads on to another choice; false if there is nothing, or if that was an answer. */
  async function goOn() {
    const before = sent.length;
    const next = live().find(
      (one) =>
        one.closest('.board') &&
        one.getAttribute('aria-pressed') !== 'true' &&
        !one.matches('.confirm, .choice, [data-cancel]'),
    );
    if (!next) return false;
    next.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await settled();
    return sent.length === before;
  }

  window.stage = {
    show,
    goOn,
    settled,
    live,
    meaning,
    get open() {
      return socket !== null;
    },
  };
})();
