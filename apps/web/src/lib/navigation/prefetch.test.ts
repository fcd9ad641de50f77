// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetchPage } from './prefetch';

let show: (links: readonly Element[]) => void = () => {};
let stop = () => {};
const idle: (() => void)[] = [];
/** The test's own document may still be loading when the first test runs. */
let readyState: DocumentReadyState;

beforeEach(() => {
  readyState = 'complete';
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => readyState });
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.stubGlobal('cancelIdleCallback', () => idle.splice(0));
  const seen = new Set<Element>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: readonly { target: Element; isIntersecting: boolean }[]) => void) {
        show = (links) =>
          tell(links.filter((link) => seen.has(link)).map((target) => ({ target, isIntersecting: true })));
      }
      observe = (link: Element) => void seen.add(link);
      unobserve = (link: Element) => void seen.delete(link);
      disconnect = () => seen.clear();
    },
  );
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a page at `path` with links to nine products, all of them visible from the start. */
function open(path: string) {
  history.replaceState(null, '', path);
  const links = Array.from({ length: 9 }, (_, index) => `<a href="/products/sp-${index}/x">x</a>`);
  document.body.innerHTML = `<main id="main"><a href="/search">x</a>${links.join('')}</main>`;
  const prefetch = vi.fn();
  stop = prefetchPage({ prefetch });
  rest();
  return prefetch;
}

/** Makes the browser idle, then reports the visible links. */
function rest() {
  for (const work of idle.splice(0)) work();
  show([...document.querySelectorAll('a')]);
}

it('prefetches six of the products in view soon when they share the page’s script', () => {
  const prefetch = open('/products/sp-99/x');
  vi.advanceTimersByTime(700);
  expect(prefetch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(prefetch.mock.calls.map(([href]) => href)).toEqual(
    [0, 1, 2, 3, 4, 5].map((n) => `/products/sp-${n}/x`),
  );
});

it('does not prefetch a page of another kind at first', () => {
  const prefetch = open('/products/category/c-1/x');
  vi.advanceTimersByTime(1_900);
  expect(prefetch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(prefetch).toHaveBeenCalledTimes(6);
});

it('waits until the page has loaded completely', () => {
  readyState = 'interactive';
  const prefetch = open('/products/sp-99/x');
  vi.advanceTimersByTime(10_000);
  expect(prefetch).not.toHaveBeenCalled();
  readyState = 'complete';
  dispatchEvent(new Event('load'));
  rest();
  vi.advanceTimersByTime(900);
  expect(prefetch).toHaveBeenCalledTimes(6);
});

it('does not delay a hovered link', () => {
  const prefetch = open('/products/category/c-1/x');
  document
    .querySelector('a[href="/products/sp-7/x"]')
    ?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  vi.advanceTimersByTime(100);
  expect(prefetch.mock.calls.map(([href]) => href)).toEqual(['/products/sp-7/x']);
});
