import { runBackup } from './backup/run-backup';
import { runServer } from './server/run-server';
import { StartError } from './server/start-error';

start().catch((error: unknown) => {
  if (error instanceof StartError || (error instanceof Error && error.name === 'SettingsError')) {
    process.stderr.write(`${error.message}\n`);
  } else {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`The sandbox could not start: ${reason.split('\n')[0]}\n`);
  }
  process.exit(1);
});

/** `--backup` and `--restore` are commands of their own; anything else serves. */
async function start(): Promise<void> {
  if (!(await runBackup(process.argv.slice(2)))) await runServer();
}
