import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { loadFileTrace } from './file-trace';

it('names the files a module loads, below the base folder', async () => {
  const { library, trace } = loadFileTrace(fileURLToPath(new URL('../../..', import.meta.url)));
  expect(existsSync(library)).toBe(true);
  const folder = mkdtempSync(join(tmpdir(), 'bazaar-trace-'));
  writeFileSync(join(folder, 'a.mjs'), "import './b.mjs'; import './left-out.mjs';");
  for (const name of ['b.mjs', 'left-out.mjs', 'unused.mjs']) writeFileSync(join(folder, name), '');
  const found = await trace([join(folder, 'a.mjs')], folder, ['left-out.mjs']);
  expect([...found].sort()).toEqual(['a.mjs', 'b.mjs']);
});
