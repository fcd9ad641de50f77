const NAME = 'bazaar-unread-changed';

/** Reports that messages were read, marked or archived: listeners read the unread count again. */
export function tellUnreadChanged(): void {
  window.dispatchEvent(new Event(NAME));
}

/** Calls `heard` on every such report. Returns the function that stops it. */
export function onUnreadChanged(heard: () => void): () => void {
  window.addEventListener(NAME, heard);
  return () => window.removeEventListener(NAME, heard);
}
