/** Pixels between an anchor and its surface, and between the surface and the edge of the screen. */
const GAP = 8;

/**
 * Places a fixed surface below its anchor, or above where there is more room; start edges aligned, kept inside the screen. Set from script,
 * because the policy of static pages blocks style attributes.
 *
 * @param align `center` aligns the centres
 */
export function placeBeside(
  anchor: Element,
  surface: HTMLElement,
  align: 'start' | 'center' = 'start',
): void {
  const at = anchor.getBoundingClientRect();
  const { width, height } = surface.getBoundingClientRect();
  const screen = document.documentElement;
  const isRtl = getComputedStyle(anchor).direction === 'rtl';
  const isBelow = at.bottom + GAP + height <= screen.clientHeight || at.top < screen.clientHeight - at.bottom;
  const wanted = align === 'center' ? at.x + (at.width - width) / 2 : isRtl ? at.x + at.width - width : at.x;
  const x = Math.max(GAP, Math.min(wanted, screen.clientWidth - width - GAP));
  const fromStart = isRtl ? screen.clientWidth - x - width : x;
  surface.style.setProperty('inset-inline-start', `${fromStart}px`);
  surface.style.setProperty('inset-block-start', `${isBelow ? at.bottom + GAP : at.top - GAP - height}px`);
}

/** Keeps a surface at its anchor while the page scrolls or changes size. Returns the function that stops it. */
export function keepBeside(...place: Parameters<typeof placeBeside>): () => void {
  const again = () => placeBeside(...place);
  again();
  const stop = new AbortController();
  addEventListener('scroll', again, { capture: true, passive: true, signal: stop.signal });
  addEventListener('resize', again, { signal: stop.signal });
  return () => stop.abort();
}
