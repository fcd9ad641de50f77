import { findPostgres, postgresMissing } from '../../postgres/find-postgres.ts';
import { temporaryFolder } from '../../postgres/private-postgres.ts';
import { buildSandbox } from '../../run/build.ts';
import { fail, progress, say } from '../../run/console.ts';
import { removeInTheEnd, removeTemporaryFolder } from '../../run/temporary-folder.ts';
import { measureSizes } from './measure-sizes.ts';
import { type RunningSize, type SizeFigures, startSize, stopSize, watchPlans } from './run-size.ts';
import { writeScale } from './scale-document.ts';

const standardSizes = [3_000, 100_000, 1_000_000];
const leastLarge = 100_000;

/**
 * Seeds each size on a private PostgreSQL, measures every public read of all of them in one run, analyses the plans of their statements,
 * and rewrites the scale tables of docs/benchmarks.md. Sizes other than the three are measured without writing.
 */
export async function benchScale(given: readonly string[]): Promise<void> {
  if (findPostgres() === undefined) fail(postgresMissing);
  const sizes = given.length > 0 ? given.map(Number) : standardSizes;
  const folder = temporaryFolder();
  removeInTheEnd(folder);
  await buildSandbox();
  const running: RunningSize[] = [];
  const figures: SizeFigures[] = [];
  try {
    for (const [place, products] of sizes.entries()) {
      const size = await startSize(products, place, folder);
      running.push(size);
      say(`${products} products: seeded in ${size.seedSeconds.toFixed(0)} s, ${size.databaseMb} MB`);
    }
    const done = progress('measuring every read at every size');
    const measured = await measureSizes(running);
    done(`${measured[0]?.length} reads`);
    for (const size of running) await stopSize(size);
    for (const [place, { products, seedSeconds, databaseMb }] of running.entries()) {
      const plans = await watchPlans(products, place, folder);
      figures.push({ products, seedSeconds, databaseMb, variants: measured[place] ?? [], plans });
    }
  } finally {
    for (const size of running) await stopSize(size);
    removeTemporaryFolder(folder);
  }
  say(JSON.stringify(figures, undefined, 1));
  if (given.length === 0) writeScale(figures);
  // Over a few thousand rows a scan is the planner's right choice.
  const scans = figures.filter(({ products }) => products >= leastLarge).flatMap(({ plans }) => plans.scans);
  if (scans.length > 0) fail(`These statements read a large table whole:\n${scans.join('\n')}`);
}
