/**
 * True when the address on screen came by client navigation and not with the document. The document's own address is
 * what the browser recorded when it loaded it.
 */
export function cameByClientNavigation(currentPath: string): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && URL.canParse(entry.name) && new URL(entry.name).pathname !== currentPath;
}
