import { existsSync } from 'node:fs';
import { platform } from 'node:os';
import { repositoryRoot } from '../run/paths.ts';
import { run } from '../run/processes.ts';

/** Installs a package of Debian where that can be done without asking anybody; whoever needs it looks whether it is there then. */
export async function installFromDebian(name: string): Promise<void> {
  if (platform() !== 'linux' || !existsSync('/usr/bin/apt-get')) return;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  await run([...asRoot, 'apt-get', 'update', '-qq'], { cwd: repositoryRoot });
  await run([...asRoot, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', name], {
    cwd: repositoryRoot,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
}
