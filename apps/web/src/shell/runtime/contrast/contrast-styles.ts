/** Readers whose system replaces the colours of pages, or asks for more contrast. */
const WANTED = '(forced-colors: active), (prefers-contrast: more)';

const loadSheet = () => import('./contrast-sheet');

/**
 * Loads the styles of high contrast for those who asked their system for it, now or later; nobody else fetches them. Pages are readable
 * before: what is in every stylesheet holds without them. Returns the function that stops listening.
 */
export function addContrastStyles(load: () => unknown = loadSheet): () => void {
  const query = window.matchMedia?.(WANTED);
  const add = () => {
    if (query?.matches) void load();
  };
  add();
  query?.addEventListener('change', add);
  return () => query?.removeEventListener('change', add);
}
