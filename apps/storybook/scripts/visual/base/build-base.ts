import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cacheBuild, cachedBuild } from './cached-builds.ts';
import { hasSamePackages, lendPackages } from './checked-out.ts';
import { type Base, NoBase } from './find-base.ts';

const execute = promisify(execFile);

/**
 * Builds the Storybook of a commit with its own code, in its checked-out folder, and caches it by its tree. Returns the folder of the
 * build.
 * @throws NoBase when it does not build
 */
export async function buildBase({ tree, name }: Base, folder: string): Promise<string> {
  const cached = cachedBuild(tree);
  if (cached) return cached;
  const storybook = join(folder, 'apps/storybook');
  try {
    if (hasSamePackages(folder)) lendPackages(folder);
    else await execute('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], atMost(folder));
    await execute(process.execPath, ['--run', 'build'], atMost(storybook));
  } catch (error) {
    const { stderr = '', stdout = '', message } = error as Error & { stderr?: string; stdout?: string };
    const reason = (stderr.trim() || stdout.trim() || message).split('\n').slice(-3).join(' ');
    throw new NoBase(`the Storybook of ${name} does not build (${reason.slice(-400)})`);
  }
  return cacheBuild(tree, join(storybook, 'storybook-static'));
}

const atMost = (cwd: string) => ({ cwd, maxBuffer: 64 * 1024 * 1024 });
