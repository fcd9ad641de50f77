import { type RefObject, useEffect } from 'react';

/**
 * Marks a scroll container that has content beyond its edges: `data-before` at the inline start, `data-after` at the inline end. The
 * stylesheet uses these; without script the container still scrolls.
 */
export function useScrollEdges(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const mark = () => {
      // On right-to-left pages the offset runs from 0 to negative values.
      const offset = Math.abs(element.scrollLeft);
      element.toggleAttribute('data-before', offset > 1);
      element.toggleAttribute('data-after', offset + element.clientWidth < element.scrollWidth - 1);
    };
    const observer = new ResizeObserver(mark);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, [box]);
}
