import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { parseSettings, type Settings } from '@bazaar/settings';
import { type PrivatePostgres, startPostgres } from '../../postgres/private-postgres.ts';
import { stop } from '../../run/processes.ts';
import { startSandbox } from '../../run/product.ts';
import { askEach, type VariantFigures } from './measure-sizes.ts';
import { readWatchedPlans, type WatchedPlans } from './watched-plans.ts';

/** One size, seeded and serving. */
export interface RunningSize {
  readonly products: number;
  readonly origin: string;
  readonly seedSeconds: number;
  readonly databaseMb: number;
  readonly postgres: PrivatePostgres;
  readonly sandbox: ChildProcess;
}

export interface SizeFigures extends Pick<RunningSize, 'products' | 'seedSeconds' | 'databaseMb'> {
  readonly variants: readonly VariantFigures[];
  readonly plans: WatchedPlans;
}

const firstPort = 4961;

/** Seeds one size on a private PostgreSQL and leaves the sandbox running over it. */
export async function startSize(products: number, place: number, folder: string): Promise<RunningSize> {
  const postgres = await startPostgres({ folder: postgresFolder(products, folder), isLarge: true });
  const settings = settingsOf(products, place, folder, postgres.address);
  const startedMs = Date.now();
  const sandbox = await startSandbox(settings);
  const seedSeconds = (Date.now() - startedMs) / 1000;
  const origin = settings.CATALOGUE_API_URL;
  return { products, origin, seedSeconds, databaseMb: postgres.databaseMb(), postgres, sandbox };
}

export async function stopSize({ sandbox, postgres }: RunningSize): Promise<void> {
  await stop(sandbox);
  await postgres.stop();
}

/** Runs an unmeasured round over the same data with every plan written to the server's log. */
export async function watchPlans(products: number, place: number, folder: string): Promise<WatchedPlans> {
  const options = { folder: postgresFolder(products, folder), isLarge: true, explainsPlans: true };
  const postgres = await startPostgres(options);
  const settings = settingsOf(products, place, folder, postgres.address);
  const sandbox = await startSandbox(settings);
  try {
    postgres.forgetLog();
    await askEach(settings.CATALOGUE_API_URL, products, 5);
  } finally {
    await stop(sandbox);
    await postgres.stop();
  }
  return readWatchedPlans(postgres.log());
}

function settingsOf(products: number, place: number, folder: string, address: string): Settings {
  return parseSettings({
    SANDBOX_PORT: String(firstPort + place),
    SANDBOX_DATA_DIR: join(folder, `sandbox-${products}`),
    SEED_PRODUCTS: String(products),
    DATABASE_URL: address,
  });
}

function postgresFolder(products: number, folder: string): string {
  return join(folder, `postgres-${products}`);
}
