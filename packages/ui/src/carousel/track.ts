/** Scroll position of a track of slides in its reading direction, right to left on Persian pages. */
export interface TrackPosition {
  /** The slide nearest to the start of the container. */
  readonly index: number;
  readonly isAtEnd: boolean;
}

export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** Returns the pixels from the container's start edge to a slide's, negative towards the left. */
function distance(window: Element, slide: Element): number {
  const outer = window.getBoundingClientRect();
  const inner = slide.getBoundingClientRect();
  return isRightToLeft(window) ? inner.right - outer.right : inner.left - outer.left;
}

export function readPosition(window: Element): TrackPosition {
  const away = [...window.children].map((slide) => Math.abs(distance(window, slide)));
  const isAtEnd = Math.abs(window.scrollLeft) + window.clientWidth >= window.scrollWidth - 2;
  return { index: away.indexOf(Math.min(...away)), isAtEnd };
}

export function showSlide(window: Element, index: number, isSmooth: boolean): void {
  const slide = window.children[index];
  // Not by a distance: that would be added to a movement in progress.
  const behavior = isSmooth ? 'smooth' : 'auto';
  if (slide) window.scrollTo({ left: window.scrollLeft + distance(window, slide), behavior });
}

/** Returns the step of a key. Arrows are visual: on a right-to-left page the next slide is on the left. */
export function stepOfKey(
  key: string,
  rightToLeft: boolean,
): 'next' | 'previous' | 'first' | 'last' | undefined {
  if (key === 'Home') return 'first';
  if (key === 'End') return 'last';
  if (key === 'ArrowLeft') return rightToLeft ? 'next' : 'previous';
  if (key === 'ArrowRight') return rightToLeft ? 'previous' : 'next';
  return undefined;
}
