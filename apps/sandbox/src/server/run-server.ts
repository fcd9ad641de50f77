import { join } from 'node:path';
import { readSettings, type Settings } from '@bazaar/settings';
import { CodeInbox } from '../auth/code-inbox';
import { FaultList } from '../controls/fault';
import { RequestCounter } from '../controls/request-counter';
import { lockDataFolder } from '../db/data-folder-lock';
import type { DatabaseHandle } from '../db/database-handle';
import { migrate } from '../db/migrate';
import { openDatabase } from '../db/open-database';
import { sweepFiles } from '../files/sweep-files';
import { forgetKeys } from '../http/idempotency';
import { operations } from '../routes/operations';
import { ensureSeed } from '../seeding/ensure-seed';
import { createApp } from './create-app';
import { resolveDataFolder } from './data-folder';
import { deliveries } from './deliveries';
import { openListener } from './listener';
import type { Services } from './services';
import { closeOnSignals } from './shutdown';
import { AdjustableClock, systemRandom } from './system-services';

/**
 * Starts the backend: acquires the port and the data folder first (both fail fast with a clear message), then opens the database, migrates
 * the schema, seeds an empty catalogue, and only then serves requests. `--reseed` replaces the catalogue and ends.
 */
export async function runServer(): Promise<void> {
  const settings = readSettings();
  const isReseed = process.argv.includes('--reseed');
  const dataFolder = resolveDataFolder(settings.SANDBOX_DATA_DIR);
  const releaseFolder = lockDataFolder(dataFolder);
  process.once('exit', releaseFolder);
  const listener = isReseed ? undefined : await openListener(settings.SANDBOX_PORT);
  const database = await openDatabase(settings.DATABASE_URL, dataFolder);
  const closing = closeOnSignals({ database, ...(listener === undefined ? {} : { listener }) });
  await migrate(database);
  const report = (line: string) => {
    closing.throwIfAborted();
    log(line);
  };
  try {
    await ensureSeed(database, { productCount: settings.SEED_PRODUCTS, isReseed, report });
  } catch (error) {
    // Stopped while seeding: the next start repeats the incomplete seed.
    if (closing.aborted) return;
    throw error;
  }
  if (listener === undefined) return database.close();
  await sweepFiles({ database, filesFolder: join(dataFolder, 'files') });
  await forgetKeys({ database, clock: new AdjustableClock() });
  listener.serve(createSandboxApp(settings, database, dataFolder));
  log(`sandbox ready http://localhost:${settings.SANDBOX_PORT}`);
}

function createSandboxApp(settings: Settings, database: DatabaseHandle, dataFolder: string) {
  const clock = new AdjustableClock();
  const services: Services = {
    database,
    clock,
    random: systemRandom,
    inbox: new CodeInbox(),
    mediaFolder: join(dataFolder, 'media'),
    siteUrl: settings.SITE_URL,
    deliveries,
    publicUrl: settings.CATALOGUE_API_URL,
    filesFolder: join(dataFolder, 'files'),
    trustsProxy: settings.SANDBOX_TRUST_PROXY,
    play: {
      review: settings.SANDBOX_REVIEW,
      seenSeconds: settings.SANDBOX_SEEN_SECONDS,
      answerSeconds: settings.SANDBOX_ANSWER_SECONDS,
      validSeconds: settings.SANDBOX_VALID_SECONDS,
    },
    log,
  };
  const controls = { counter: new RequestCounter(), faults: new FaultList(), clock };
  return createApp({ services, operations, ...(settings.SANDBOX_CONTROLS ? { controls } : {}) });
}

function log(line: string): void {
  process.stdout.write(`${line}\n`);
}
