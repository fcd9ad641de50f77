import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSettings, readSettings } from '@bazaar/settings';
import { buildSandbox } from '../run/build.ts';
import { inRepository, repositoryRoot } from '../run/paths.ts';
import { run, stop } from '../run/processes.ts';
import { startSandbox } from '../run/product.ts';
import { SHORT_LIVED_SANDBOX_FLAGS } from '../run/short-lived-sandbox.ts';
import { makeTemporaryFolder, removeTemporaryFolder } from '../run/temporary-folder.ts';
import { freePort } from '../run/with-sandbox.ts';
import type { CheckResult } from './check-result.ts';
import { logIn, seedPeople } from './seed-people.ts';

export interface ContractLiveSettings {
  /** URL of a PostgreSQL; the embedded database when absent. */
  readonly databaseUrl?: string | undefined;
  /** Maximum number of requests for each operation; about a hundred, and each violation once, when absent. */
  readonly requests?: number;
}

/**
 * Starts a separate sandbox on a free port with a small seed, logs in one person of every role and exercises each operation of the
 * contract.
 * The given PostgreSQL database is filled and stays filled; pass one made for this.
 */
export async function checkContractLive({
  databaseUrl = readSettings().DATABASE_URL,
  requests,
}: ContractLiveSettings = {}): Promise<CheckResult> {
  await buildSandbox();
  const folder = makeTemporaryFolder('live');
  const settings = parseSettings({
    SANDBOX_PORT: String(await freePort()),
    SANDBOX_DATA_DIR: join(folder, 'data'),
    SEED_PRODUCTS: '300',
    SANDBOX_CONTROLS: '1',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  });
  const log = join(folder, 'sandbox.log');
  const sandbox = await startSandbox(settings, log, SHORT_LIVED_SANDBOX_FLAGS);
  try {
    const origin = `http://localhost:${settings.SANDBOX_PORT}`;
    const result = await drive(origin, join(folder, 'live.xml'), requests);
    // The reason of a failure is only in this log, and the folder is removed.
    const said = result.failures.length === 0 ? '' : readFileSync(log, 'utf8').slice(-3000);
    return said === ''
      ? result
      : { ...result, failures: [...result.failures, `end of the sandbox's log:\n${said}`] };
  } finally {
    await stop(sandbox);
    removeTemporaryFolder(folder);
  }
}

async function drive(origin: string, junit: string, requests: number | undefined): Promise<CheckResult> {
  const words: string[] = [];
  for (const { phoneNumber, roles } of seedPeople) {
    const token = await logIn(origin, phoneNumber);
    for (const role of roles) words.push('--token-for', `${role}=${token}`);
  }
  const { code, output } = await run(
    [
      process.execPath,
      inRepository('packages/contract/src/contract.ts'),
      'live',
      ...['--base-url', `${origin}/api/v1`],
      // The checks send the same requests on every run.
      ...['--seed', '20261121', '--junit', junit],
      ...(requests === undefined ? [] : ['--requests', String(requests)]),
      ...words,
    ],
    { cwd: repositoryRoot },
  );
  if (code === 2) return { passed: 0, failures: [output.slice(-3000)] };
  const cases = readFileSync(junit, 'utf8').match(/<testcase .*?(?:\/>|<\/testcase>)/gs) ?? [];
  const failures = cases.filter((text) => text.includes('<failure')).map(readableCase);
  if (code !== 0 && failures.length === 0) failures.push(output.slice(-3000));
  return { passed: cases.length - failures.length, failures };
}

/** Returns the name, the message and the line that reproduces it, as plain text. */
function readableCase(text: string): string {
  return text
    .replaceAll(/<testcase classname="([^"]*)" name="([^"]*)"[^>]*>/g, '$1 $2')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#10;', '\n')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .slice(0, 2000);
}
