import { resolve } from 'node:path';
import { readSettings } from '@bazaar/settings';
import { backUpPostgres, restorePostgres } from './backup/postgres-backup.ts';
import { buildSandbox } from './run/build.ts';
import { fail, say } from './run/console.ts';
import { inRepository, repositoryRoot } from './run/paths.ts';
import { run } from './run/processes.ts';

/**
 * `pnpm backup [folder]`: copies the sandbox's data, uploaded files included, into a new folder; it may be running.
 * `pnpm restore <folder>`: brings a copy back into an empty data folder, or into the empty database of DATABASE_URL.
 */
const [command, name] = process.argv.slice(2);
const newName = () =>
  inRepository(`.data/backups/${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}`);
if (command === 'restore' && name === undefined)
  fail('name the folder of the backup: npx pnpm@12 restore <folder>');
const folder = name === undefined ? newName() : resolve(name);
const { DATABASE_URL, SANDBOX_DATA_DIR } = readSettings();
try {
  if (DATABASE_URL === undefined) await ofFolder();
  else if (command === 'restore') await restorePostgres(folder, DATABASE_URL);
  else await backUpPostgres(DATABASE_URL, folder);
  say(command === 'restore' ? `restored from ${folder}` : `backup in ${folder}`);
} catch (error) {
  fail((error as Error).message);
}

/** The embedded database is the sandbox's own: it makes the copy, running or not. */
async function ofFolder(): Promise<void> {
  await buildSandbox();
  const flags = [command === 'restore' ? '--restore' : '--backup', folder];
  const { code, output } = await run([process.execPath, 'apps/sandbox/dist/server.mjs', ...flags], {
    cwd: repositoryRoot,
    env: { SANDBOX_DATA_DIR },
  });
  if (code !== 0) throw new Error(output.trim());
}
