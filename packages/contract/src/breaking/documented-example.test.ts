import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import type { JsonObject } from '../document';
import { locations } from '../locations';
import { ownContract } from '../own-contract';
import { baseContract } from './base-contract.fixture';
import { createBreakingCommand } from './breaking-command';
import { get, order, push, put, sent, set } from './cases/edits.fixture';

const breakingCommand = createBreakingCommand(ownContract);
const page = readFileSync(join(locations.root, 'docs/contract-in-ci.md'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'bazaar-example-'));

afterEach(() => vi.restoreAllMocks());

/** Returns the code block of the page that follows a sentence. */
function blockAfter(sentence: string): string {
  const start = page.indexOf('```', page.indexOf(sentence));
  return page.slice(page.indexOf('\n', start) + 1, page.indexOf('\n```', start));
}

it('prints what the page shows', async () => {
  const [before, after] = [baseContract(), baseContract()];
  set(put(before), { deprecated: true });
  delete (after.paths['/orders/{id}'] as JsonObject).put;
  push(((order(after).properties as JsonObject).state as JsonObject).enum, 'Lost');
  set(sent(after, 1), { maximum: 50 });
  set(get(after), { tags: ['Trade'] });
  for (const [name, document] of Object.entries({ before, after }))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(document));
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const words = ['--against', join(folder, 'before.json'), '--head', join(folder, 'after.json')];
  expect(await breakingCommand.run(words)).toBe(1);
  expect(log.mock.calls.join('\n')).toBe(blockAfter('It prints one line for each finding'));
});

it('prints the help that the page shows', async () => {
  expect(await breakingCommand.usage()).toBe(blockAfter('`contract breaking --help` prints'));
});
