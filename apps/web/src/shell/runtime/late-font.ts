import { useLayoutEffect, useRef } from 'react';

/**
 * Brings in the site's font with the next page where it came too late for the first: it is optional there, because lines would move under
 * the reader. On a client navigation all of them change anyway.
 */
export function useLateFont(path: string): void {
  const firstPath = useRef(path);
  useLayoutEffect(() => {
    if (firstPath.current === path) return;
    // Not every browser has them.
    document.fonts?.forEach((face) => {
      face.display = 'swap';
    });
  }, [path]);
}
