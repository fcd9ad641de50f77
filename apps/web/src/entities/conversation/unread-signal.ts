const NAME = 'bazaar-unread-changed';

/** Says that something was read, marked or put aside: whoever shows how much waits asks again. */
export function tellUnreadChanged(): void {
  window.dispatchEvent(new Event(NAME));
}

/** Hears it until the answered function is called. */
export function onUnreadChanged(heard: () => void): () => void {
  window.addEventListener(NAME, heard);
  return () => window.removeEventListener(NAME, heard);
}
