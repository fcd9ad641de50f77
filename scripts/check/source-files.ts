import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../run/paths.ts';

/** Returns the repository's files as they are on disk, tracked or new, without ignored ones. A star in a pattern stands for folders, too. */
export const sourceFiles = (...patterns: readonly string[]): Promise<string[]> =>
  filesIn(repositoryRoot, ...patterns);

/** Returns the files of a repository. Throws where git cannot list them or none matches: a check of no file would always pass. */
export async function filesIn(root: string, ...patterns: readonly string[]): Promise<string[]> {
  // Names are told as they are, and apart from git's warnings.
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...patterns];
  const git = spawn('git', words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let [listed, told] = ['', ''];
  git.stdout.setEncoding('utf8').on('data', (text: string) => {
    listed += text;
  });
  git.stderr.setEncoding('utf8').on('data', (text: string) => {
    told += text;
  });
  const code = await new Promise((resolve, reject) => git.once('error', reject).once('close', resolve));
  if (code !== 0) throw new Error(`git cannot list the files of ${root}: ${told.trim()}`);
  const files = listed.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
  if (files.length === 0) throw new Error(`no file of ${root} matches ${patterns.join(' ')}`);
  return files;
}
