import { existsSync, readFileSync, rmSync } from 'node:fs';
import { say } from '../run/console.ts';
import { inRepository } from '../run/paths.ts';
import { run } from '../run/processes.ts';
import type { CheckResult } from './check-result.ts';
import { findOrInstallChromium } from './chromium.ts';

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly annotations?: readonly { readonly type: string; readonly description?: string }[];
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

/** Starts the product on its own ports, runs the browser tests in Chromium and reads Playwright's report. */
export async function checkInBrowser(): Promise<CheckResult> {
  const CHROMIUM_PATH = await findOrInstallChromium();
  const reportPath = inRepository('apps/web/test-results/e2e.json');
  rmSync(reportPath, { force: true });
  const { code, output } = await run(
    ['pnpm', 'exec', 'playwright', 'test'],
    { cwd: inRepository('apps/web'), env: { CHROMIUM_PATH } },
    (line) => say(`  ${line}`),
  );
  if (!existsSync(reportPath)) return { passed: 0, failures: [output.slice(-6000)] };
  const report = JSON.parse(readFileSync(reportPath, 'utf8')) as PlaywrightSuite & {
    errors?: { message: string }[];
  };
  const result = { passed: 0, failures: (report.errors ?? []).map(({ message }) => message) };
  collect(report, result);
  if (code !== 0 && result.failures.length === 0) result.failures.push(output.slice(-3000));
  return result;
}

function collect(suite: PlaywrightSuite, result: { passed: number; failures: string[] }): void {
  for (const { title, tests } of suite.specs ?? []) {
    for (const { projectName, status, results, annotations = [] } of tests) {
      if (status === 'expected') result.passed += 1;
      else if (status === 'flaky') {
        result.passed += 1;
        say(
          `  passed on run ${results.length} only: ${title} (${projectName})\n${results[0]?.error?.message?.slice(0, 600) ?? ''}`,
        );
      } else if (isSkippedWithReason(status, annotations)) say(`  skipped: ${title} (${projectName})`);
      else
        result.failures.push(
          `${title} (${projectName})\n${results.at(-1)?.error?.message?.slice(0, 1500) ?? status}`,
        );
    }
  }
  for (const inner of suite.suites ?? []) collect(inner, result);
}

/** Returns whether a skipped test gives its reason; without one it counts as failed. */
function isSkippedWithReason(
  status: string,
  annotations: readonly { readonly type: string; readonly description?: string }[],
): boolean {
  return (
    status === 'skipped' && annotations.some(({ type, description }) => type === 'skip' && !!description)
  );
}
