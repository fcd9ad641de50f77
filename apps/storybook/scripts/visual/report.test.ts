import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DifferencesPage } from './report.ts';

const picture = { width: 4, height: 4, pixels: Buffer.alloc(64, 255) };

it('the page of differences names each change and refers to nothing outside its folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bazaar-differences-'));
  const page = new DifferencesPage(folder);
  const name = { storyId: 'components-chip--default', mode: '1440-ltr' };
  await page.add({
    ...name,
    kind: 'changed',
    changedPixels: 7,
    before: picture,
    after: picture,
    difference: picture,
  });
  await page.add({ ...name, mode: '360', kind: 'added', changedPixels: 0, after: picture });
  const html = readFileSync(page.write('main'), 'utf8');
  expect(html).toContain('2 differences to main');
  expect(html).toContain('changed: 7 pixels');
  const targets = [...html.matchAll(/(?:src|href)="(?<target>[^"]+)"/g)].map(
    ({ groups }) => groups?.target ?? '',
  );
  const files = targets.filter((target) => !target.startsWith('#'));
  expect(readdirSync(folder).sort()).toEqual(['index.html', ...new Set(files)].sort());
  expect(files).toHaveLength(8);
});
