import { readFileSync } from 'node:fs';
import { SETTINGS_TABLE } from '@bazaar/settings';
import { inRepository } from '../run/paths.ts';
import type { CheckResult } from './check-result.ts';

/** Checks that the README's table lists every setting in the wording of the schema, and nothing else. */
export async function checkSettingsTable(): Promise<CheckResult> {
  const rows = readFileSync(inRepository('README.md'), 'utf8')
    .split('\n')
    .map((line) => /^\| `(?<name>[A-Z_]+)` \|[^|]*\| (?<meaning>.*) \|$/.exec(line)?.groups)
    .filter((groups) => groups !== undefined);
  const documented = new Map(rows.map(({ name, meaning }) => [name, meaning]));
  const wrong = Object.entries(SETTINGS_TABLE).filter(([name, meaning]) => documented.get(name) !== meaning);
  const unknown = [...documented.keys()].filter((name) => !(String(name) in SETTINGS_TABLE));
  return {
    passed: documented.size - unknown.length - wrong.length,
    failures: [
      ...wrong.map(([name, meaning]) => `README does not say of ${name}: ${meaning}`),
      ...unknown.map((name) => `README names ${name}, which no code reads`),
    ],
  };
}
