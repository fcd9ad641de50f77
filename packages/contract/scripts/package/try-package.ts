import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveRooms } from './foreign-service.ts';
import { runProcess } from './run-process.ts';
import { Trial } from './trial.ts';
import { type NodeVersion, tryOnNode } from './try-on-node.ts';
import { tryRecipes } from './try-recipes.ts';
import { tryWalk } from './try-walk.ts';
import { packageFolder, writePackage } from './write-package.ts';

const installed = (name: string) =>
  fileURLToPath(new URL(`../../node-versions/node_modules/${name}/bin`, import.meta.url));

/** The running one is that of the repository. */
export const nodeVersions: readonly NodeVersion[] = [
  { name: '20', bin: installed('node-20') },
  { name: '22', bin: installed('node-22') },
  { name: '24', bin: dirname(process.execPath) },
];

/** Builds and packs the package, and tries the tarball as a stranger would: in empty folders below `folder`, without this repository or a registry. */
export async function tryPackage(folder: string): Promise<Trial> {
  const trial = new Trial();
  const service = await serveRooms();
  try {
    const tarball = await pack(folder);
    for (const version of nodeVersions)
      await tryOnNode(version, tarball, join(folder, version.name), service.origin, trial);
    await tryRecipes(tarball, join(folder, 'recipes'), service.origin, trial);
    await tryWalk(tarball, join(folder, 'walk'), trial);
  } finally {
    service.close();
  }
  return trial;
}

/** Builds the package and returns the path of its tarball in a folder. */
export async function pack(folder: string): Promise<string> {
  await writePackage();
  mkdirSync(folder, { recursive: true });
  const words = ['pack', packageFolder, '--pack-destination', folder, '--silent'];
  const { code, output } = await runProcess('npm', words, { cwd: folder });
  const name = output.trim().split('\n').at(-1) ?? '';
  if (code !== 0) throw new Error(`npm pack failed:\n${output}`);
  return join(folder, name);
}
