import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { operations } from '@bazaar/api/operations';
import { expect, test } from './product';
import { tried } from './tried';

const app = fileURLToPath(new URL('../src/app/', import.meta.url));

/** Writes that are the site's own, beside those of the contract. */
const OWN_WRITES: readonly (readonly [method: string, path: string])[] = [
  ['POST', '/api/assistant'],
  ['POST', '/api/policy-reports'],
  ['DELETE', '/api/session'],
];
/** A write that the web server takes before the framework: it has no route. */
const SERVER_WRITE = ['POST', '/api/vitals'] as const;
/** Serves the contract's operations, each method of them. */
const CONTRACT_ROUTE = 'api/v1/[...path]/route.ts';

test('S3 every write refuses what another site makes a browser send', async ({ product }) => {
  const site = product.settings.SITE_URL;
  const json = { 'content-type': 'application/json' };
  const foreign: readonly Record<string, string>[] = [
    { ...json, origin: 'https://evil.example' },
    { ...json, origin: 'null' },
    { ...json, origin: site, 'sec-fetch-site': 'cross-site' },
    { ...json, origin: site, 'sec-fetch-site': 'same-site' },
    json,
    { origin: site, 'content-type': 'text/plain' },
  ];
  const writes = [...contractWrites(), ...OWN_WRITES, SERVER_WRITE];
  const accepted: unknown[] = [];
  for (const [method, path] of writes) {
    await Promise.all(
      foreign.map(async (headers) => {
        const answer = await fetch(site + path, { method, headers, body: '{}' });
        await answer.arrayBuffer();
        if (answer.status !== 403) accepted.push([method, path, headers, answer.status]);
      }),
    );
  }
  expect(accepted).toEqual([]);
  tried(writes.length * foreign.length, `requests to ${writes.length} writes`);
});

test('S3 no write of the site is missing from the test above', () => {
  const writing = globSync('**/route.ts', { cwd: app }).filter(
    (file) =>
      file !== CONTRACT_ROUTE && /\b(?:POST|PUT|PATCH|DELETE)\b/.test(readFileSync(app + file, 'utf8')),
  );
  const tested = OWN_WRITES.map(([, path]) => `${path.slice(1)}/route.ts`);
  expect(writing.sort()).toEqual(tested.sort());
});

test('S3 the build has no server action, which the framework would take without an origin', ({ product }) => {
  const path = `../${product.settings.WEB_BUILD_DIR}/server/server-reference-manifest.json`;
  const manifest = JSON.parse(readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')) as Record<
    'node' | 'edge',
    object
  >;
  expect([manifest.node, manifest.edge]).toEqual([{}, {}]);
});

function contractWrites(): (readonly [string, string])[] {
  return operations
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => [method, `/api/v1${path.replaceAll(/\{\w+\}/g, 'x-1')}`] as const);
}
