import { globSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { say } from '../run/console.ts';
import { inRepository, repositoryRoot } from '../run/paths.ts';
import { run } from '../run/processes.ts';
import type { CheckResult } from './check-result.ts';

interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

/**
 * The runtime itself rarely ends where threads open and close the embedded database (nodejs/node#64500), less since the backend's
 * `vitest.config.ts` has it free no compiled code: no test has failed then, and none has been reported.
 */
const RUNTIME_ENDED = '# Fatal error in';
const backend = '@bazaar/sandbox';
const web = '@bazaar/web';

/** Three parts of like length, each on one core: two of them run beside each other. */
export const checkBackendTests = () => checkUnitTests([`--filter=${backend}`], 'apps/sandbox');

export const checkWebTests = () => checkUnitTests([`--filter=${web}`], 'apps/web');

export const checkOtherTests = () =>
  checkUnitTests([`--filter=!${backend}`, `--filter=!${web}`], '{packages/*,apps/!(sandbox|web)}');

/**
 * Runs the unit tests of some packages through turbo, one package after another, and adds up their reports. None is replayed from an earlier
 * run: tests read the documents, the screens and the contract of the whole repository, and some ask for PostgreSQL or a browser, which no
 * list of inputs holds. On a machine that has run them before, this costs their whole time again.
 */
async function checkUnitTests(filter: readonly string[], folders: string): Promise<CheckResult> {
  const reports = () => globSync(`${folders}/test-results/unit.json`, { cwd: repositoryRoot });
  for (const report of reports()) rmSync(inRepository(report));
  const test = () =>
    run(['turbo', 'run', 'test', '--continue', '--concurrency=1', ...filter], { cwd: repositoryRoot });
  const first = await test();
  const isEnded = first.code !== 0 && reports().length === 0 && first.output.includes(RUNTIME_ENDED);
  if (isEnded) say('  the runtime itself ended: all of them once more');
  const { code, output } = isEnded ? await test() : first;
  const result = { passed: 0, failures: [] as string[] };
  for (const report of reports()) addReport(result, JSON.parse(readFileSync(inRepository(report), 'utf8')));
  if (code !== 0 && result.failures.length === 0) result.failures.push(output.slice(-6000));
  if (result.passed === 0) result.failures.push('no unit test ran');
  const replayed = /^ *Cached: +(\d+) cached/m.exec(stripVTControlCharacters(output))?.[1];
  if (replayed !== '0')
    result.failures.push(`packages replayed from an earlier run: ${replayed ?? 'not told'}`);
  return result;
}

function addReport(result: { passed: number; failures: string[] }, report: VitestReport): void {
  result.passed += report.numPassedTests;
  for (const file of report.testResults) {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    for (const { fullName, failureMessages } of failed) {
      result.failures.push(`${file.name} › ${fullName}\n${failureMessages?.[0]?.slice(0, 1500) ?? ''}`);
    }
    if (file.status === 'failed' && failed.length === 0) {
      result.failures.push(`${file.name} could not run: ${file.message ?? ''}`);
    }
  }
}
