import { chmodSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { licencesOf } from './licences.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
export const packageFolder = join(root, 'dist/package');

/** Oldest version of Node the package runs on. */
const oldestNode = '20.15.0';

/**
 * Builds `@bazaar/contract` into `dist/package`: plain JavaScript with the libraries inside, so that it installs without a registry; its
 * README, its recipes for CI, and the licences of what is inside.
 */
export async function writePackage(): Promise<void> {
  rmSync(packageFolder, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { contract: 'src/package/main.ts' },
    outdir: join(packageFolder, 'bin'),
    bundle: true,
    // Each command is loaded when it is used.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    chunkNames: '../lib/[name]-[hash]',
    // Libraries of CommonJS inside want it.
    banner: {
      js: `import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);`,
    },
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  });
  const bin = join(packageFolder, 'bin/contract.js');
  chmodSync(bin, 0o755);
  cpSync(join(root, 'package'), packageFolder, { recursive: true });
  writeFileSync(join(packageFolder, 'package.json'), `${JSON.stringify(description(), null, 2)}\n`);
  const inside = Object.keys(metafile.inputs).map((path) => join(root, path));
  writeFileSync(join(packageFolder, 'LICENCES-OF-LIBRARIES.txt'), licencesOf(inside));
}

function description() {
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { name, version, description: text, license, keywords } = own;
  return {
    ...{ name, version, description: text, keywords, license, type: 'module' },
    bin: { contract: 'bin/contract.js' },
    files: ['bin', 'lib', 'ci', 'LICENCES-OF-LIBRARIES.txt'],
    engines: { node: `>=${oldestNode}` },
    dependencies: {},
  };
}
