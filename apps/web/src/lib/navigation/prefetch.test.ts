// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetchPage } from './prefetch';

let show: (links: readonly Element[], isIntersecting?: boolean) => void = () => {};
let arrive: (paths: readonly string[]) => void = () => {};
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
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(tell: (list: { getEntries(): readonly { name: string }[] }) => void) {
        arrive = (paths) =>
          tell({ getEntries: () => paths.map((path) => ({ name: `${location.origin}${path}?_rsc=1` })) });
      }
      observe = () => {};
      disconnect = () => {};
    },
  );
  const seen = new Set<Element>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: readonly { target: Element; isIntersecting: boolean }[]) => void) {
        show = (links, isIntersecting = true) =>
          tell(links.filter((link) => seen.has(link)).map((target) => ({ target, isIntersecting })));
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

const product = (number: number) => `/products/sp-${number}/x`;
const point = (number: number) =>
  document
    .querySelector(`a[href="${product(number)}"]`)
    ?.dispatchEvent(new Event('pointerover', { bubbles: true }));
const paths = (prefetch: ReturnType<typeof open>) => prefetch.mock.calls.map(([href]) => href);

it('prefetches all products in view in turn, three at a time', () => {
  const prefetch = open('/products/sp-99/x');
  vi.advanceTimersByTime(200);
  expect(prefetch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(paths(prefetch)).toEqual([0, 1, 2].map(product));
  arrive([product(1)]);
  expect(paths(prefetch)).toEqual([0, 1, 2, 3].map(product));
  for (let number = 0; number < 9; number += 1) arrive([product(number)]);
  expect(paths(prefetch)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8].map(product));
});

it('goes on where the router has a page already', () => {
  const prefetch = open('/products/sp-99/x');
  vi.advanceTimersByTime(300 + 3_000);
  expect(prefetch).toHaveBeenCalledTimes(6);
});

it('leaves out what is no longer in view when its turn has come', () => {
  const prefetch = open('/products/sp-99/x');
  vi.advanceTimersByTime(300);
  show([...document.querySelectorAll('a')].slice(4, 8), false);
  arrive([0, 1, 2].map(product));
  expect(paths(prefetch)).toEqual([0, 1, 2, 7, 8].map(product));
});

it('puts the link under the pointer before all that wait', () => {
  const prefetch = open('/products/sp-99/x');
  vi.advanceTimersByTime(300);
  point(8);
  vi.advanceTimersByTime(60);
  expect(paths(prefetch)).toEqual([0, 1, 2, 8].map(product));
  // The line is left to it.
  arrive([0, 1, 2].map(product));
  expect(prefetch).toHaveBeenCalledTimes(4);
  arrive([product(8)]);
  expect(paths(prefetch)).toEqual([0, 1, 2, 8, 3, 4, 5].map(product));
});

it('does not prefetch a page of another kind at first', () => {
  const prefetch = open('/products/category/c-1/x');
  vi.advanceTimersByTime(1_400);
  expect(prefetch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(prefetch).toHaveBeenCalledTimes(3);
});

it('does not wait again on the next page of the same document', async () => {
  const prefetch = open('/products/category/c-1/x');
  vi.advanceTimersByTime(1_600);
  for (let number = 0; number < 9; number += 1) arrive([product(number)]);
  history.replaceState(null, '', '/products/category/c-2/x');
  const main = document.getElementById('main') as HTMLElement;
  main.innerHTML = `<a href="${product(20)}">x</a>`;
  await Promise.resolve();
  vi.advanceTimersByTime(1);
  show([...main.children]);
  vi.advanceTimersByTime(300);
  expect(paths(prefetch)).toContain(product(20));
});

it.each([
  ['3g', false, 3],
  ['2g', false, 0],
  ['4g', true, 0],
])('on a line like %s, saving data: %s, prefetches %i in view', (effectiveType, saveData, count) => {
  vi.stubGlobal('navigator', { connection: { effectiveType, saveData } });
  const prefetch = open('/products/sp-99/x');
  vi.advanceTimersByTime(300);
  expect(prefetch).toHaveBeenCalledTimes(count);
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
  expect(prefetch).toHaveBeenCalledTimes(3);
});

it('does not delay a hovered link', () => {
  const prefetch = open('/products/category/c-1/x');
  point(7);
  vi.advanceTimersByTime(100);
  expect(prefetch.mock.calls.map(([href]) => href)).toEqual(['/products/sp-7/x']);
});
