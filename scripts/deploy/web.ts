/**
 * Makes the folder of the web app's image from the framework's standalone output: its own server and page cache, bundled, in place of the
 * framework's server; the modules they need beside those the framework traced; and the files of the browser.
 *
 * `node scripts/deploy/web.ts <folder>` after a build with `WEB_OUTPUT=standalone`.
 */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { readSettings } from '@bazaar/settings';
import { build } from 'esbuild';
import { ONLY_FOR_BUILDS } from '../../apps/web/src/lib/framework/file-trace.ts';
import { fail, say } from '../run/console.ts';
import { inRepository } from '../run/paths.ts';
import { fileTrace, placeTraced } from './trace-files.ts';

const { WEB_BUILD_DIR } = readSettings();
const [given] = process.argv.slice(2);
if (!given) fail('Name the folder to make: node scripts/deploy/web.ts <folder>');
const folder = resolve(given);
const buildFolder = inRepository(`apps/web/${WEB_BUILD_DIR}`);
const target = join(folder, 'apps/web');
const output = join(buildFolder, 'standalone');
if (!existsSync(output)) fail('There is no standalone output: build with WEB_OUTPUT=standalone first.');

cpSync(output, folder, { recursive: true, verbatimSymlinks: true });
cpSync(join(buildFolder, 'static'), join(target, WEB_BUILD_DIR, 'static'), { recursive: true });
await bundleServer();
// The framework as a library is a little more than what its own server needs; pictures come ready-made, and nothing is compiled.
await placeTraced([fileTrace.library], folder, [...ONLY_FOR_BUILDS, '**/sharp/**', '**/@img/**']);
useOwnCache();
writeFileSync(join(target, 'start.mjs'), starter());
say(folder);

/** Both in one run, so that they share their modules, as they do without a bundle. */
async function bundleServer(): Promise<void> {
  await build({
    absWorkingDir: inRepository('apps/web'),
    entryPoints: { serve: 'src/lib/server/serve.ts', 'page-cache': 'src/lib/cache/page-cache.ts' },
    outdir: join(target, 'server'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    external: ['next', 'next/*'],
    // Packages in the older module format ask for Node's own modules by `require`.
    banner: {
      js: "import { createRequire as requireHere } from 'node:module'; const require = requireHere(import.meta.url);",
    },
    legalComments: 'none',
    logLevel: 'warning',
  });
}

/** The build names the source of the page cache; here it is the bundle. */
function useOwnCache(): void {
  const path = join(target, WEB_BUILD_DIR, 'required-server-files.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as { config: Record<string, unknown> };
  manifest.config.cacheHandler = relative(join(target, WEB_BUILD_DIR), join(target, 'server/page-cache.mjs'));
  writeFileSync(path, JSON.stringify(manifest));
}

/** The framework takes its settings from one variable where there is no `next.config.ts`. */
function starter(): string {
  return `import { readFileSync } from 'node:fs';
process.chdir(import.meta.dirname);
const files = readFileSync(new URL('./${WEB_BUILD_DIR}/required-server-files.json', import.meta.url), 'utf8');
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(JSON.parse(files).config);
process.env.NODE_ENV = 'production';
await import('./server/serve.mjs');
`;
}
