import { existsSync } from 'node:fs';
import { platform } from 'node:os';
import { repositoryRoot } from '../run/paths.ts';
import { run } from '../run/processes.ts';

/** Installs a Debian package where that is possible without a prompt; the caller checks whether it is there afterwards. */
export async function installFromDebian(name: string): Promise<void> {
  if (platform() !== 'linux' || !existsSync('/usr/bin/apt-get')) return;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  await run([...asRoot, 'apt-get', 'update', '-qq'], { cwd: repositoryRoot });
  await run([...asRoot, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', name], {
    cwd: repositoryRoot,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
}
