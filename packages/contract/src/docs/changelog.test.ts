import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { changelogFile, makeChangelog } from './changelog';

it('the list of changes is the one the releases give', async () => {
  expect(readFileSync(changelogFile, 'utf8')).toBe(await makeChangelog());
}, 240_000);
