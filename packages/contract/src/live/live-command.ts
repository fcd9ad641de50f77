import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Command, UsageError } from '../command.ts';
import { readBundle } from '../read-bundle.ts';
import type { LiveReport } from './findings.ts';
import { readLiveWords } from './read-live-words.ts';
import { junitReport } from './report/junit-report.ts';
import { markdownReport } from './report/markdown-report.ts';
import { terminalReport } from './report/terminal-report.ts';
import { LiveSetupError, runLive } from './run-live.ts';

/** `pnpm contract live`: exit code 0 when the backend meets the contract, 1 with findings, 2 when nothing could be tried. */
export const liveCommand: Command = {
  does: 'drives a running backend and tells where it breaks the contract',
  async run(words) {
    const { options, isTokenShown, junit, markdown } = readLiveWords(words);
    const report = await runLive(await readBundle(), options, { onProgress: showProgress }).catch(
      (error: unknown) => {
        throw error instanceof LiveSetupError ? new UsageError(error.message) : error;
      },
    );
    clearProgress();
    console.log(terminalReport(report, isTokenShown));
    if (junit !== undefined) await write(junit, junitReport(report, isTokenShown));
    if (markdown !== undefined) await write(markdown, markdownReport(report, isTokenShown));
    return countFindings(report) === 0 ? 0 : 1;
  },
};

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
