import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compareSnapshots, takeSnapshot } from './snapshot';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bazaar-snapshot-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('reports what was added, removed and changed, in subfolders too', () => {
  mkdirSync(join(folder, 'deep'));
  for (const name of ['same', 'removed', 'deep/changed']) writeFileSync(join(folder, name), 'before');
  const before = takeSnapshot([folder]);
  rmSync(join(folder, 'removed'));
  writeFileSync(join(folder, 'deep/changed'), 'after');
  writeFileSync(join(folder, 'added'), 'new');
  expect(compareSnapshots(before, takeSnapshot([folder]))).toEqual([
    `added    ${join(folder, 'added')}`,
    `changed  ${join(folder, 'deep/changed')}`,
    `removed  ${join(folder, 'removed')}`,
  ]);
});

it('finds nothing where there is nothing', () => {
  expect(takeSnapshot([join(folder, 'missing')]).size).toBe(0);
});
