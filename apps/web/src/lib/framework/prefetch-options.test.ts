import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types';
import { expect, it } from 'vitest';
import { WHOLE_PAGE } from './prefetch-options';

const require = createRequire(import.meta.url);

it('the router prefetches the whole page for this kind', () => {
  expect(WHOLE_PAGE.kind).toBe(PrefetchKind.FULL);
});

it('the router keeps at most four prefetch requests in flight for links without a pointer', () => {
  const scheduler = readFileSync(
    require.resolve('next/dist/client/components/segment-cache/scheduler.js'),
    'utf8',
  );
  const bandwidth = /function hasNetworkBandwidth\([\s\S]*?\n}/.exec(scheduler)?.[0];
  expect(bandwidth).toMatch(/return inProgressRequests < 4;\n}$/);
});
