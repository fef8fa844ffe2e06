/** Keeps the screen from going dark while people look at it, where the browser lets us; on a network without https none does. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let ended = false;
  const ask = async (): Promise<void> => {
    if (document.hidden || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (ended) await lock.release();
    } catch {
      // The battery is low, or somebody has forbidden it.
    }
  };
  const again = (): void => void ask();
  again();
  document.addEventListener('visibilitychange', again);
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
