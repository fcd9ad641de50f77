import { existsSync, readFileSync, rmSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '../server/start-error';
import { backUpFolder, type CopyDatabase } from './copy-embedded';

const requestOf = (dataFolder: string) => join(dataFolder, 'backup-request.json');
const answerOf = (dataFolder: string) => join(dataFolder, 'backup-answer.json');
const everyMs = 500;
const patienceMs = 10 * 60_000;

interface Answer {
  target: string;
  problem?: string;
}

/**
 * Makes backups for `pnpm backup` while this server has the data folder for itself. They are asked for by a file in that folder: whoever may
 * write there may have its data, and nobody over the network. Ends when the server is closing.
 */
export function serveBackups(dataFolder: string, copyDatabase: CopyDatabase, closing: AbortSignal): void {
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy || !existsSync(requestOf(dataFolder))) return;
    isBusy = true;
    const { target } = JSON.parse(readFileSync(requestOf(dataFolder), 'utf8')) as Answer;
    rmSync(requestOf(dataFolder));
    void backUpFolder(dataFolder, target, copyDatabase)
      .then(
        (): Answer => ({ target }),
        (error: unknown): Answer => ({
          target,
          problem: error instanceof Error ? error.message : String(error),
        }),
      )
      .then((answer) => writeWhole(answerOf(dataFolder), answer))
      .finally(() => {
        isBusy = false;
      });
  }, everyMs);
  timer.unref();
  closing.addEventListener('abort', () => clearInterval(timer));
}

/** Asks the running server of a data folder for a backup, and waits until it is there. */
export async function askForBackup(dataFolder: string, target: string): Promise<void> {
  await rm(answerOf(dataFolder), { force: true });
  await writeWhole(requestOf(dataFolder), { target });
  for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += 100) {
    await wait(100);
    if (!existsSync(answerOf(dataFolder))) continue;
    const { problem } = JSON.parse(readFileSync(answerOf(dataFolder), 'utf8')) as Answer;
    await rm(answerOf(dataFolder));
    if (problem !== undefined) throw new StartError('The running sandbox made no backup:', problem);
    return;
  }
  await rm(requestOf(dataFolder), { force: true });
  throw new StartError('The running sandbox did not answer in ten minutes.', 'Stop it and try again.');
}

async function writeWhole(path: string, content: Answer): Promise<void> {
  await writeFile(`${path}.part`, JSON.stringify(content));
  await rename(`${path}.part`, path);
}
