import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { replaceFolder } from './replace-folder';

it('adds, changes and removes files, and leaves equal ones untouched', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bazaar-replace-'));
  const [target, source] = [join(folder, 'target'), join(folder, 'source')];
  await mkdir(join(target, 'inner'), { recursive: true });
  await mkdir(join(source, 'deep'), { recursive: true });
  await writeFile(join(target, 'same'), 'same');
  await writeFile(join(target, 'changed'), 'old');
  await writeFile(join(target, 'inner/gone'), 'gone');
  await writeFile(join(source, 'same'), 'same');
  await writeFile(join(source, 'changed'), 'new');
  await writeFile(join(source, 'deep/added'), 'added');
  const untouched = statSync(join(target, 'same')).ino;

  await replaceFolder(target, source);

  expect(statSync(join(target, 'same')).ino).toBe(untouched);
  expect(readFileSync(join(target, 'changed'), 'utf8')).toBe('new');
  expect(readFileSync(join(target, 'deep/added'), 'utf8')).toBe('added');
  expect(existsSync(join(target, 'inner/gone'))).toBe(false);
  expect(existsSync(source)).toBe(false);
});
