import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  promises,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type CacheFiles, pageFiles, wholeFiles } from './page-files';

const nodeFiles = {
  existsSync,
  readFile: promises.readFile,
  readFileSync,
  writeFile: promises.writeFile,
  mkdir: (folder: string) => promises.mkdir(folder, { recursive: true }),
  stat: promises.stat,
} as unknown as CacheFiles;

it('writes into its own folder, and reads from the build what is not there', async () => {
  const root = mkdtempSync(join(tmpdir(), 'bazaar-pages-'));
  const [build, own] = [join(root, 'build'), join(root, 'own')];
  mkdirSync(build);
  writeFileSync(join(build, 'faq.html'), 'built');
  const files = pageFiles(nodeFiles, build, own);
  const page = join(build, 'faq.html');
  expect(await files.readFile(page, 'utf8')).toBe('built');
  await files.mkdir(build);
  await files.writeFile(page, 'rendered');
  expect(await files.readFile(page, 'utf8')).toBe('rendered');
  expect(readFileSync(page, 'utf8')).toBe('built');
  expect(readFileSync(join(own, 'faq.html'), 'utf8')).toBe('rendered');
  const outside = join(root, 'outside.txt');
  await files.writeFile(outside, 'x');
  expect(existsSync(outside)).toBe(true);
});

it('leaves the former content, and nothing else, when a write fails half way', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bazaar-pages-'));
  const page = join(folder, 'faq.html');
  const full: CacheFiles = {
    ...nodeFiles,
    writeFile: async (path, data) => {
      await nodeFiles.writeFile(path, String(data).slice(0, 4));
      throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    },
  };
  await wholeFiles(nodeFiles).writeFile(page, 'the former page');
  await expect(wholeFiles(full).writeFile(page, 'the next page')).rejects.toThrow('no space left');
  expect(readFileSync(page, 'utf8')).toBe('the former page');
  await wholeFiles(nodeFiles).writeFile(page, 'the page after');
  expect(readFileSync(page, 'utf8')).toBe('the page after');
  expect(readdirSync(folder)).toEqual(['faq.html']);
});
