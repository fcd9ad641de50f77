import { afterEach, expect, it } from 'vitest';
import {
  add,
  collectBefore,
  counter,
  gauge,
  histogram,
  observe,
  runCollectors,
  set,
  setMetricsSink,
} from './metrics.ts';

afterEach(() => setMetricsSink(undefined));

it('passes values on to whoever reads them, and drops them where nobody does', () => {
  const pages = counter('test_pages_total', 'Pages.');
  add(pages);
  const seen: unknown[] = [];
  setMetricsSink({
    add: ({ name }, amount, labels) => seen.push([name, amount, labels]),
    set: ({ name }, value) => seen.push([name, value]),
    observe: ({ name, bounds }, value) => seen.push([name, bounds, value]),
  });
  add(pages, { route: '/' }, 2);
  observe(histogram('test_seconds', '', [1]), 0.5);
  const depth = gauge('test_depth', '');
  let level = 0;
  collectBefore(() => set(depth, level));
  level = 5;
  runCollectors();
  expect(seen.slice(0, 2)).toEqual([
    ['test_pages_total', 2, { route: '/' }],
    ['test_seconds', [1], 0.5],
  ]);
  expect(seen).toContainEqual(['test_depth', 5]);
});
