import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const repositoryRoot = fileURLToPath(new URL('../../../../../', import.meta.url)).replace(/\/$/, '');

const execute = promisify(execFile);

/** Runs git in the repository. Returns its output, or `undefined` when it failed. */
export async function git(...words: readonly string[]): Promise<string | undefined> {
  try {
    const { stdout } = await execute('git', words, { cwd: repositoryRoot, maxBuffer: 64 * 1024 * 1024 });
    return stdout;
  } catch {
    return undefined;
  }
}
