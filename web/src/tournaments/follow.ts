/** Look at once and again every few seconds, but not while nobody sees the page; returns how to stop. */

const LOOK_AGAIN = 3_000;

export function follow(look: () => Promise<void>): () => void {
  const seen = (): void => {
    if (!document.hidden) void look();
  };
  void look();
  const timer = setInterval(seen, LOOK_AGAIN);
  document.addEventListener('visibilitychange', seen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', seen);
  };
}
