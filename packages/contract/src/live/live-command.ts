import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Command, UsageError } from '../command.ts';
import type { JsonObject } from '../document.ts';
import type { OwnContract } from '../own-contract.ts';
import { ReadingError, readContract } from '../reading/read-contract.ts';
import type { LiveReport } from './findings.ts';
import { LiveSetupError } from './live-setup-error.ts';
import { modernDocument } from './model/modern-document.ts';
import { junitReport } from './report/junit-report.ts';
import { markdownReport } from './report/markdown-report.ts';
import { terminalReport } from './report/terminal-report.ts';
import { runLive } from './run-live.ts';
import { liveUsage } from './words/live-usage.ts';
import { type LiveWords, readLiveWords } from './words/read-live-words.ts';

/**
 * Creates `contract live`: exit code 0 when the backend meets the contract, 1 with findings, 2 when nothing could be judged. `own` is the
 * contract when none is named.
 */
export function createLiveCommand(own?: OwnContract): Command {
  const usage = liveUsage(own !== undefined);
  return {
    does: 'drives a running backend and tells where it breaks the contract',
    usage: async () => usage,
    async run(words) {
      const read = readLiveWords(words, usage, own !== undefined);
      const report = await drive(read, own);
      clearProgress();
      const { isTokenShown, junit, markdown } = read;
      console.log(terminalReport(report, isTokenShown));
      if (junit !== undefined) await write(junit, junitReport(report, isTokenShown));
      if (markdown !== undefined) await write(markdown, markdownReport(report, isTokenShown));
      return countFindings(report) === 0 ? 0 : 1;
    },
  };
}

/** A run that ends by an exception has judged nothing, which is no finding either. */
async function drive({ options, contract }: LiveWords, own: OwnContract | undefined): Promise<LiveReport> {
  try {
    const document = await readDriven(contract, own);
    return await runLive(document, options, { onProgress: showProgress });
  } catch (error) {
    clearProgress();
    if (error instanceof LiveSetupError || error instanceof ReadingError) throw new UsageError(error.message);
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    throw new UsageError(`contract live ended before it could judge: ${reason}`);
  }
}

async function readDriven(contract: string | undefined, own: OwnContract | undefined): Promise<JsonObject> {
  if (contract === undefined && own !== undefined) return await own.read();
  const words = contract ?? '';
  return modernDocument(await readContract(words, own?.atReference), words);
}

export function countFindings({ operations }: LiveReport): number {
  return operations.reduce((sum, { findings }) => sum + findings.length, 0);
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** On a terminal only; a log would keep every line. */
function showProgress(operationId: string, done: number): void {
  if (!process.stderr.isTTY) return;
  process.stderr.write(`\r\u001b[2K${Math.round(done * 100)} %  ${operationId}`);
}

function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[2K');
}
