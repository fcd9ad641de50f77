import { rmSync } from 'node:fs';
import { findPostgres, postgresMissing } from '../../postgres/find-postgres.ts';
import { temporaryFolder } from '../../postgres/private-postgres.ts';
import { buildSandbox } from '../../run/build.ts';
import { fail, say } from '../../run/console.ts';
import { runSize, type SizeFigures } from './run-size.ts';
import { writeScale } from './scale-document.ts';

const standardSizes = [3_000, 100_000, 1_000_000];

/**
 * Measures every public read at each size on PostgreSQL, one size after the other in one run, and rewrites the tables of scale in
 * docs/benchmarks.md. Other sizes than the three are measured without writing.
 */
export async function benchScale(given: readonly string[]): Promise<void> {
  if (findPostgres() === undefined) fail(postgresMissing);
  const sizes = given.length > 0 ? given.map(Number) : standardSizes;
  const folder = temporaryFolder();
  await buildSandbox();
  const figures: SizeFigures[] = [];
  try {
    for (const products of sizes) figures.push(await runSize(products, folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  say(JSON.stringify(figures, undefined, 1));
  if (given.length === 0) writeScale(figures);
  const scans = figures.flatMap(({ plans }) => plans.scans);
  if (scans.length > 0) fail(`These statements read a large table whole:\n${scans.join('\n')}`);
}
