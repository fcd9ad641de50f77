import { mkdirSync, writeFileSync } from 'node:fs';
import { inRepository } from '../../run/paths.ts';
import type { CheckResult } from '../check-result.ts';
import { type CheckedTest, readCheckedTests } from './read-reports.ts';
import { twentyChecks } from './twenty-checks.ts';

export interface AssuranceRow {
  readonly code: string;
  readonly check: string;
  readonly passLine: string;
  readonly tests: number;
  readonly tried: readonly string[];
  readonly isPassed: boolean;
  /** Day of the oldest run that the row rests on. */
  readonly date: string;
}

/** Where the last run of the tests keeps its rows; `pnpm bench assurance` writes docs/assurance.md from it. */
export const assuranceRows = inRepository('test-results/assurance.json');

/** Collects from the reports of the run what was tried of each of the twenty checks: one without a passing test, or without a count, fails. */
export async function checkAssurance(): Promise<CheckResult> {
  const rows = rowsOf(readCheckedTests());
  mkdirSync(inRepository('test-results'), { recursive: true });
  writeFileSync(assuranceRows, `${JSON.stringify(rows, null, 2)}\n`);
  const failures = rows.flatMap((row) => complaintsOf(row));
  return { passed: rows.filter((row) => complaintsOf(row).length === 0).length, failures };
}

function rowsOf(tests: readonly CheckedTest[]): AssuranceRow[] {
  return twentyChecks.map(([code, check, passLine]) => {
    const own = tests.filter(({ codes }) => codes.includes(code));
    const cases = own.filter(({ tried }) => tried.length === 0).length;
    const counted = [...new Set(own.flatMap(({ tried }) => tried))];
    const oldestMs = Math.min(...own.map(({ dateMs }) => dateMs));
    return {
      code,
      check,
      passLine,
      tests: own.length,
      tried: cases === 0 ? counted : [...counted, `${cases} ${counted.length > 0 ? 'further ' : ''}cases`],
      isPassed: own.length > 0 && own.every(({ isPassed }) => isPassed),
      date: Number.isFinite(oldestMs) ? new Date(oldestMs).toISOString().slice(0, 10) : '',
    };
  });
}

function complaintsOf({ code, check, tests, tried, isPassed }: AssuranceRow): string[] {
  if (tests === 0) return [`${code} ${check}: no test of this run has a title that begins with ${code}`];
  return [
    ...(isPassed ? [] : [`${code} ${check}: a test of it failed`]),
    ...(tried.some((each) => /\d/.test(each)) ? [] : [`${code} ${check}: nothing says how much was tried`]),
  ];
}
