import { parseSettings } from '@bazaar/settings';
import { buildSandbox } from '../../run/build.ts';
import { fail, say } from '../../run/console.ts';
import { stop } from '../../run/processes.ts';
import { startSandbox } from '../../run/product.ts';
import { makeTemporaryFolder, removeTemporaryFolder } from '../../run/temporary-folder.ts';
import { writeSection } from '../write-section.ts';
import { measureAccount, type ReadFigures } from './measure-account.ts';
import { startPerson } from './start-person.ts';

const FEW = 10;
const MANY = 10_000;
const GOAL = 1.3;

/**
 * `pnpm bench account`: measures the lists of the account for a person with ten records of each kind beside one with ten thousand, in one
 * run against one sandbox with its embedded database.
 */
export async function benchAccount(): Promise<void> {
  const dataFolder = makeTemporaryFolder('bench');
  const settings = parseSettings({
    SANDBOX_PORT: '4962',
    SANDBOX_DATA_DIR: dataFolder,
    SEED_PRODUCTS: String(MANY),
    SANDBOX_CONTROLS: '1',
  });
  await buildSandbox();
  const sandbox = await startSandbox(settings);
  let figures: ReadFigures[];
  try {
    const origin = settings.CATALOGUE_API_URL;
    const few = await startPerson(origin, '09176000001', FEW);
    const many = await startPerson(origin, '09176000002', MANY);
    figures = await measureAccount(`${origin}/api/v1`, [few, many]);
  } finally {
    await stop(sandbox);
    removeTemporaryFolder(dataFolder);
  }
  say(table(figures));
  writeSection('account', table(figures));
  const slow = figures.filter((figure) => growth(figure) > GOAL);
  if (slow.length > 0) fail(`These grow by more than ${GOAL}:\n${slow.map(({ title }) => title).join('\n')}`);
}

function table(figures: readonly ReadFigures[]): string {
  return [
    `| List | ${FEW} records: p50 | ${MANY.toLocaleString('en')}: p50 | growth (goal ≤ ${GOAL}) |`,
    '|---|---|---|---|',
    ...figures.map((figure) => {
      const [few = Number.NaN, many = Number.NaN] = figure.p50;
      return `| ${figure.title} | ${few.toFixed(2)} ms | ${many.toFixed(2)} ms | ${growth(figure).toFixed(2)} |`;
    }),
  ].join('\n');
}

function growth({ p50: [few = Number.NaN, many = Number.NaN] }: ReadFigures): number {
  return many / few;
}
