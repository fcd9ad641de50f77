/**
 * Loads what choosing needs as soon as a pointer, a finger or the focus comes into `places`, so that a choice need not wait for it. A load that
 * failed is tried again at the next approach. Returns the function that stops.
 */
export function warmOnApproach(places: string, load: () => Promise<unknown>): () => void {
  const stop = () => {
    document.removeEventListener('pointerover', onApproach);
    document.removeEventListener('focusin', onApproach);
  };
  const onApproach = ({ target }: Event) => {
    if (target instanceof Element && target.closest(places)) load().then(stop, () => undefined);
  };
  document.addEventListener('pointerover', onApproach, { passive: true });
  document.addEventListener('focusin', onApproach, { passive: true });
  return stop;
}
