import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseSettings } from '@bazaar/settings';
import { startPostgres } from '../../postgres/private-postgres.ts';
import { say } from '../../run/console.ts';
import { stop } from '../../run/processes.ts';
import { startSandbox } from '../../run/product.ts';
import { askEach, measureVariants, type VariantFigures } from './measure-size.ts';
import { readWatchedPlans, type WatchedPlans } from './watched-plans.ts';

export interface SizeFigures {
  readonly products: number;
  readonly seedSeconds: number;
  readonly databaseMb: number;
  readonly variants: readonly VariantFigures[];
  readonly plans: WatchedPlans;
}

/** Seeds one size on a PostgreSQL of its own, measures every read over the sandbox, and looks at the plans afterwards. */
export async function runSize(products: number, folder: string): Promise<SizeFigures> {
  const options = { folder: join(folder, `postgres-${products}`), isLarge: true };
  const settingsOf = (address: string) =>
    parseSettings({
      SANDBOX_PORT: '4961',
      SANDBOX_DATA_DIR: join(folder, `sandbox-${products}`),
      SEED_PRODUCTS: String(products),
      DATABASE_URL: address,
    });
  const postgres = await startPostgres(options);
  const startedMs = Date.now();
  const sandbox = await startSandbox(settingsOf(postgres.address));
  const seedSeconds = (Date.now() - startedMs) / 1000;
  const origin = settingsOf(postgres.address).CATALOGUE_API_URL;
  say(`${products} products: seeded in ${seedSeconds.toFixed(0)} s, measuring …`);
  const variants = await measureVariants(origin, products);
  const databaseMb = postgres.databaseMb();
  await stop(sandbox);
  await postgres.stop();
  const plans = await watchPlans(products, options, settingsOf);
  rmSync(options.folder, { recursive: true, force: true });
  return { products, seedSeconds, databaseMb, variants, plans };
}

/** A second, unmeasured round on the same data with every plan written to the server's log. */
async function watchPlans(
  products: number,
  options: Parameters<typeof startPostgres>[0],
  settingsOf: (address: string) => ReturnType<typeof parseSettings>,
): Promise<WatchedPlans> {
  const postgres = await startPostgres({ ...options, explainsPlans: true });
  const sandbox = await startSandbox(settingsOf(postgres.address));
  try {
    postgres.forgetLog();
    await askEach(settingsOf(postgres.address).CATALOGUE_API_URL, products, 5);
  } finally {
    await stop(sandbox);
    await postgres.stop();
  }
  return readWatchedPlans(postgres.log());
}
