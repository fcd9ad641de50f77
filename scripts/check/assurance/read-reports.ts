import { existsSync, globSync, readFileSync } from 'node:fs';
import { inRepository, repositoryRoot } from '../../run/paths.ts';

/** What one run of a test says of a check. */
export interface CheckedTest {
  readonly codes: readonly string[];
  readonly title: string;
  readonly isPassed: boolean;
  /** What it tried, with counts; absent where the test is one case. */
  readonly tried: readonly string[];
  readonly dateMs: number;
}

interface UnitReport {
  readonly startTime: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly title: string;
      readonly status: string;
      readonly meta?: { readonly tried?: string };
    }[];
  }[];
}

interface BrowserSuite {
  readonly stats?: { readonly startTime: string };
  readonly suites?: readonly BrowserSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly annotations?: readonly { readonly type: string; readonly description?: string }[];
    }[];
  }[];
}

/** Reads the tests of the last run whose titles begin with the code of a check. Skipped ones tell nothing. */
export function readCheckedTests(): CheckedTest[] {
  const units = globSync('{packages,apps}/*/test-results/unit.json', { cwd: repositoryRoot }).sort();
  const browser = inRepository('apps/web/test-results/e2e.json');
  return [
    ...units.flatMap((path) => ofUnits(readJson<UnitReport>(inRepository(path)))),
    ...(existsSync(browser) ? ofBrowser(readJson<BrowserSuite>(browser)) : []),
  ];
}

/** Returns the checks that a title begins with: `R6 R7 pressed twice …`. */
function codesOf(title: string): string[] {
  return /^(?:(?:S1?\d|R\d) )+/.exec(title)?.[0].trim().split(' ') ?? [];
}

function ofUnits({ startTime, testResults }: UnitReport): CheckedTest[] {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ title, status, meta }) => {
      const codes = codesOf(title);
      if (codes.length === 0 || status === 'pending' || status === 'skipped') return [];
      const tried = meta?.tried === undefined ? [] : [meta.tried];
      return [{ codes, title, isPassed: status === 'passed', tried, dateMs: startTime }];
    });
}

function ofBrowser(report: BrowserSuite): CheckedTest[] {
  const dateMs = Date.parse(report.stats?.startTime ?? '');
  const collect = (suite: BrowserSuite): CheckedTest[] => [
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests.flatMap(({ status, annotations = [] }) => {
        const codes = codesOf(title);
        if (codes.length === 0 || status === 'skipped') return [];
        const tried = annotations.flatMap(({ type, description }) =>
          type === 'tried' && description !== undefined ? [description] : [],
        );
        return [{ codes, title, isPassed: status === 'expected' || status === 'flaky', tried, dateMs }];
      }),
    ),
    ...(suite.suites ?? []).flatMap(collect),
  ];
  return collect(report);
}

function readJson<Content>(path: string): Content {
  return JSON.parse(readFileSync(path, 'utf8')) as Content;
}
