/**
 * Bundles the backend to `dist/server.mjs`, and writes the contract's reference beside it, which the server shows at `/docs`.
 * What carries a binary or a WebAssembly file stays outside the bundle.
 * `--watch` rebuilds at every change and restarts the server (`pnpm --filter @bazaar/sandbox dev`).
 * `--outfile=<path>` writes elsewhere, for tests that must not disturb a running server.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, context, type Plugin } from 'esbuild';

const packageFolder = fileURLToPath(new URL('..', import.meta.url));
const givenPath = process.argv
  .find((argument) => argument.startsWith('--outfile='))
  ?.slice('--outfile='.length);
const bundlePath = givenPath ?? `${packageFolder}/dist/server.mjs`;

const options: BuildOptions = {
  absWorkingDir: packageFolder,
  entryPoints: ['src/main.ts'],
  outdir: dirname(bundlePath),
  entryNames: basename(bundlePath, '.mjs'),
  outExtension: { '.js': '.mjs' },
  // What is imported on demand, such as the sender of traces, is a file of its own.
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  sourcemap: 'linked',
  external: ['@electric-sql/pglite', '@electric-sql/pglite/*', 'file-type', 'postgres', 'sharp'],
  loader: { '.sql': 'text' },
  legalComments: 'none',
  logLevel: 'warning',
};

if (givenPath === undefined) {
  rmSync(join(dirname(bundlePath), 'chunks'), { recursive: true, force: true });
  writeReference();
}
if (process.argv.includes('--watch')) {
  const watcher = await context({ ...options, plugins: [restartAfterBuild()] });
  await watcher.watch();
} else {
  await build(options);
}

function writeReference(): void {
  const command = ['../../packages/contract/src/contract.ts', 'docs', '--output', 'dist/reference.html'];
  // Quiet; when it fails, its words are in the error.
  execFileSync(process.execPath, command, { cwd: packageFolder, stdio: 'pipe' });
}

/** Stops the running server and starts the freshly built one; the old one closes its database before it goes. */
function restartAfterBuild(): Plugin {
  let running: ChildProcess | undefined;
  return {
    name: 'restart-after-build',
    setup(watched) {
      watched.onEnd(async ({ errors }) => {
        if (errors.length > 0) return;
        await stop(running);
        running = spawn(process.execPath, ['--enable-source-maps', bundlePath], { stdio: 'inherit' });
      });
    },
  };
}

function stop(running: ChildProcess | undefined): Promise<void> {
  if (running === undefined || running.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    running.once('exit', () => resolve());
    running.kill('SIGTERM');
  });
}
