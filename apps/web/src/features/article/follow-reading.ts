import { formatNumber } from '@bazaar/domain/persian/numbers';
import { articleReadingMessages as texts } from '@/translations/article-reading';

/**
 * Marks the part being read in the contents and tells how much is left, now and whenever the page scrolls or changes size. Returns the function that
 * stops it.
 */
export function followReading(minutes: number): () => void {
  const contents = document.querySelector('[data-reading]');
  const text = document.querySelector<HTMLElement>('[data-reading-text]');
  if (contents === null || text === null) return () => undefined;
  const links = [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const headings = links.map((link) => document.getElementById(link.hash.slice(1)));
  const left = contents.querySelector('[data-reading-left]');
  const bar = contents.querySelector<HTMLElement>('[data-reading-bar]');
  let frame = 0;
  const show = () => {
    frame = 0;
    const line = innerHeight / 3;
    const current = headings.findLastIndex(
      (heading) => (heading?.getBoundingClientRect().top ?? Infinity) < line,
    );
    links.forEach((link, index) => {
      if (index === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    });
    const { top, height } = text.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (innerHeight - top) / height));
    const rest = Math.ceil((1 - share) * minutes);
    if (left) left.textContent = rest === 0 ? texts.readWhole : texts.minutesLeft(formatNumber(rest));
    bar?.style.setProperty('inline-size', `${Math.round(share * 100)}%`);
  };
  const later = () => {
    frame ||= requestAnimationFrame(show);
  };
  const stop = new AbortController();
  addEventListener('scroll', later, { passive: true, signal: stop.signal });
  addEventListener('resize', later, { passive: true, signal: stop.signal });
  later();
  return () => {
    stop.abort();
    cancelAnimationFrame(frame);
  };
}
