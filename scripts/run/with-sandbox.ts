import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { parseSettings } from '@bazaar/settings';
import { buildSandbox } from './build.ts';
import { stop } from './processes.ts';
import { startSandbox } from './product.ts';
import { SHORT_LIVED_SANDBOX_FLAGS } from './short-lived-sandbox.ts';
import { makeTemporaryFolder, removeTemporaryFolder } from './temporary-folder.ts';

/** Runs something against a sandbox of its own, on a free port, with 300 products and test controls; its data are removed afterwards. */
export async function withSandbox<Result>(use: (origin: string) => Promise<Result>): Promise<Result> {
  await buildSandbox();
  const folder = makeTemporaryFolder('sandbox');
  const settings = parseSettings({
    SANDBOX_PORT: String(await freePort()),
    SANDBOX_DATA_DIR: join(folder, 'data'),
    SEED_PRODUCTS: '300',
    SANDBOX_CONTROLS: '1',
  });
  const log = join(folder, 'sandbox.log');
  const sandbox = await startSandbox(settings, log, SHORT_LIVED_SANDBOX_FLAGS);
  try {
    return await use(`http://localhost:${settings.SANDBOX_PORT}`);
  } catch (error) {
    // The reason of a failure may only be in this log, and the folder is removed.
    throw new Error(`end of the sandbox's log:\n${readFileSync(log, 'utf8').slice(-3000)}`, { cause: error });
  } finally {
    await stop(sandbox);
    removeTemporaryFolder(folder);
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
