/**
 * Calls back once the page has been visible for the given time in all; time in a hidden tab does not count.
 *
 * @param seenMs visible time in milliseconds
 * @returns the function that cancels it
 */
export function whenSeen(seenMs: number, onSeen: () => void): () => void {
  let leftMs = seenMs;
  let shownAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const finish = () => {
    stop();
    onSeen();
  };
  const follow = () => {
    if (document.visibilityState === 'visible') {
      shownAt = performance.now();
      timer = setTimeout(finish, leftMs);
    } else if (timer !== undefined) {
      clearTimeout(timer);
      timer = undefined;
      leftMs -= performance.now() - shownAt;
    }
  };
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', follow);
  };
  document.addEventListener('visibilitychange', follow);
  follow();
  return stop;
}
