import { existsSync, readFileSync } from 'node:fs';
import { type AssuranceRow, assuranceRows } from '../check/assurance/check-assurance.ts';
import { say } from '../run/console.ts';
import { writeSection } from './write-section.ts';

/** Writes what the last `pnpm test` tried of the twenty checks to docs/assurance.md. */
export function writeAssurance(): void {
  if (!existsSync(assuranceRows)) {
    say('no rows yet: run npx pnpm@12 test');
    return;
  }
  const rows = JSON.parse(readFileSync(assuranceRows, 'utf8')) as AssuranceRow[];
  const lines = rows.map(
    ({ code, check, passLine, tests, tried, isPassed, date }) =>
      `| ${code} | ${check} | ${passLine} | ${tests} | ${tried.join('; ')} | ${isPassed ? 'passed' : 'failed'} | ${date} |`,
  );
  const table = [
    '| | Check | Pass line | Tests | Tried | Result | Date |',
    '|---|---|---|---|---|---|---|',
    ...lines,
  ].join('\n');
  writeSection('checks', table, 'docs/assurance.md');
}
