/**
 * Bundles the mocks to `dist/mock-backend.mjs` and serves them on the port given as the only argument: `node scripts/mock-backend.ts 4000`.
 */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const folder = fileURLToPath(new URL('..', import.meta.url));
const bundle = `${folder}dist/mock-backend.mjs`;
await build({
  absWorkingDir: folder,
  entryPoints: ['src/mocks/mock-backend.ts'],
  outfile: bundle,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  packages: 'external',
  logLevel: 'warning',
});
const { startMockBackend } = (await import(bundle)) as typeof import('../src/mocks/mock-backend');
const { origin, close } = await startMockBackend(Number(process.argv[2] ?? 4000));
console.log(`mocks of the contract at ${origin}`);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void close());
