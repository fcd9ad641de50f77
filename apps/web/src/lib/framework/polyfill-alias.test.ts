import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { POLYFILL_ALIAS } from './polyfill-alias';

const require = createRequire(import.meta.url);
const read = (path: string) => readFileSync(require.resolve(path), 'utf8');
const [[replaced, ownFile]] = Object.entries(POLYFILL_ALIAS) as [[string, string]];
const { canParse } = URL;
afterEach(() => {
  URL.canParse = canParse;
  vi.resetModules();
});

it('the start of the framework loads its polyfills from the replaced file', () => {
  expect(read('next/dist/client/app-globals.js')).toContain(`require("${replaced}")`);
  expect(existsSync(resolve(import.meta.dirname, '../../..', ownFile))).toBe(true);
});

it('the replaced file adds nothing else that the supported browsers lack', () => {
  const added = read('next/dist/build/polyfills/polyfill-module.js').matchAll(
    /(?:prototype|Object|URL)\.(\w+)=(?!=)|defineProperty\(\w+\.prototype,"(\w+)"/g,
  );
  // All but the last are in Chromium 111, Firefox 111 and Safari 16.4, the oldest that the framework supports.
  expect([...added].map(([, set, defined]) => set ?? defined)).toEqual([
    'trimStart',
    'trimEnd',
    'description',
    'flat',
    'flatMap',
    'finally',
    'fromEntries',
    'at',
    'hasOwn',
    'canParse',
  ]);
});

it('a browser without the function gets one that answers alike, and any other keeps its own', async () => {
  await import('./url-can-parse');
  expect(URL.canParse).toBe(canParse);
  vi.resetModules();
  Reflect.deleteProperty(URL, 'canParse');
  await import('./url-can-parse');
  expect(URL.canParse).not.toBe(canParse);
  for (const [address, base] of [
    ['/a'],
    ['/a', 'https://b.example'],
    ['https://a.example'],
    ['http://'],
  ] as const)
    expect([address, URL.canParse(address, base)]).toEqual([address, canParse(address, base)]);
});
