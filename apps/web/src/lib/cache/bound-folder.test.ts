import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sweepFolder } from './bound-folder';

const KILOBYTE = 1_024;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bound-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a page of 64 kB, so many minutes ago. */
function store(name: string, minutesAgo: number): void {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, Buffer.alloc(64 * KILOBYTE, 1));
  const at = new Date(Date.now() - minutesAgo * 60_000);
  utimesSync(path, at, at);
}
const files = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort();

it('leaves a folder alone that is within its bound', async () => {
  store('build/a.html', 10);
  store('build/b.html', 5);
  expect(await sweepFolder(folder, 128 * KILOBYTE)).toBe(0);
  expect(files()).toEqual(['build/a.html', 'build/b.html']);
});

it('removes the oldest files, of former builds too, until a fifth of the bound is free', async () => {
  for (let page = 0; page < 10; page += 1) store(`build/of/${page}.html`, page);
  store('former/x.html', 100);
  expect(await sweepFolder(folder, 320 * KILOBYTE)).toBe(7);
  expect(files()).toEqual([0, 1, 2, 3].map((page) => `build/of/${page}.html`));
});

it('has nothing to do before there is a folder', async () => {
  expect(await sweepFolder(join(folder, 'none'), 1)).toBe(0);
});
