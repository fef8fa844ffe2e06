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

  async function tell(message) {
    socket.onmessage({ data: JSON.stringify(message) });
    await settled();
  }

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
    const next = sight
      .live()
      .find(
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
    tell,
    show,
    goOn,
    settled,
    get open() {
      return socket !== null;
    },
  };
})();
