import { join } from 'node:path';
import { readSettings, type Settings } from '@bazaar/settings';
import { writeLog } from '@bazaar/telemetry/log';
import { CodeInbox } from '../auth/code-inbox';
import { shareInbox } from '../auth/share-inbox';
import { serveBackups } from '../backup/serve-backups';
import { FaultList } from '../controls/fault';
import { RequestCounter } from '../controls/request-counter';
import { lockDataFolder } from '../db/data-folder-lock';
import { openDatabase } from '../db/open-database';
import { databaseStore, folderStore } from '../files/file-store';
import { operations } from '../routes/operations';
import { serviceLog, startSandboxTelemetry } from '../telemetry/start-sandbox-telemetry';
import { createApp } from './create-app';
import { resolveDataFolder } from './data-folder';
import { deliveries } from './deliveries';
import { Health } from './health';
import { startHousekeeping } from './housekeeping';
import { openListener } from './listener';
import { prepareDatabase } from './prepare-database';
import type { Services } from './services';
import { closeOnSignals } from './shutdown';
import { AdjustableClock, systemRandom } from './system-services';

/**
 * Starts the backend: acquires the port and the data folder first (both fail fast with a clear message), then opens the database, migrates
 * the schema, seeds an empty catalogue, and only then serves requests. `--reseed` replaces the catalogue and ends.
 */
export async function runServer(): Promise<void> {
  const settings = readSettings();
  const endTelemetry = await startSandboxTelemetry(settings);
  const isReseed = process.argv.includes('--reseed');
  const dataFolder = resolveDataFolder(settings.SANDBOX_DATA_DIR);
  const releaseFolder = lockDataFolder(dataFolder);
  process.once('exit', releaseFolder);
  const health = new Health();
  const listener = isReseed ? undefined : await openListener(settings.SANDBOX_PORT, health);
  const database = await openDatabase(settings.DATABASE_URL, dataFolder);
  const closing = closeOnSignals({
    database,
    health,
    endTelemetry,
    waitMs: settings.DRAIN_WAIT_SECONDS * 1_000,
    ...(listener === undefined ? {} : { listener }),
  });
  const report = (line: string) => {
    closing.throwIfAborted();
    writeLog('info', line);
  };
  const filesFolder = join(dataFolder, 'files');
  const files = database.shared === undefined ? folderStore(filesFolder) : databaseStore(database);
  const productCount = settings.SEED_PRODUCTS;
  try {
    await prepareDatabase({ database, files, filesFolder, productCount, isReseed, report });
  } catch (error) {
    // Stopped while seeding, or while another server does it: the next start repeats an incomplete seed.
    if (closing.aborted) return;
    throw error;
  }
  if (listener === undefined) return database.close();
  const services = createServices(settings, { database, files, filesFolder, dataFolder });
  if (database.shared !== undefined) await shareInbox(services.inbox, database.shared);
  listener.serve(createSandboxApp(settings, services));
  startHousekeeping(services, closing);
  if (database.copyTo !== undefined) serveBackups(dataFolder, database.copyTo, closing);
  health.serveFrom(database);
  writeLog('info', `sandbox ready http://localhost:${settings.SANDBOX_PORT}`);
}

interface Stores extends Pick<Services, 'database' | 'files' | 'filesFolder'> {
  dataFolder: string;
}

function createServices(settings: Settings, { dataFolder, ...stores }: Stores) {
  return {
    ...stores,
    clock: new AdjustableClock(),
    random: systemRandom,
    inbox: new CodeInbox(),
    mediaFolder: join(dataFolder, 'media'),
    siteUrl: settings.SITE_URL,
    deliveries,
    publicUrl: settings.CATALOGUE_API_URL,
    trustsProxy: settings.SANDBOX_TRUST_PROXY,
    play: {
      review: settings.SANDBOX_REVIEW,
      seenSeconds: settings.SANDBOX_SEEN_SECONDS,
      answerSeconds: settings.SANDBOX_ANSWER_SECONDS,
      validSeconds: settings.SANDBOX_VALID_SECONDS,
    },
    log: serviceLog(settings),
  } satisfies Services;
}

function createSandboxApp(settings: Settings, services: ReturnType<typeof createServices>) {
  const controls = { counter: new RequestCounter(), faults: new FaultList(), clock: services.clock };
  return createApp({ services, operations, ...(settings.SANDBOX_CONTROLS ? { controls } : {}) });
}
