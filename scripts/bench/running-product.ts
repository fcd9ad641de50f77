import { parseSettings, type Settings } from '@bazaar/settings';
import { buildSandbox, buildWeb } from '../run/build.ts';
import { stop } from '../run/processes.ts';
import { startSandbox, startWeb } from '../run/product.ts';
import { makeTemporaryFolder, removeTemporaryFolder } from '../run/temporary-folder.ts';

/** Starts a separate product with `count` products on its own ports, and stops and removes it after `measure`. */
export async function withRunningProduct(
  products: number,
  measure: (settings: Settings, webProcess: number) => Promise<void>,
): Promise<void> {
  const dataFolder = makeTemporaryFolder('bench');
  const settings = parseSettings({
    PORT: '3960',
    SANDBOX_PORT: '4960',
    SANDBOX_DATA_DIR: dataFolder,
    SEED_PRODUCTS: String(products),
    SANDBOX_CONTROLS: '1',
    WEB_BUILD_DIR: '.next-bench',
  });
  await buildSandbox();
  const sandbox = await startSandbox(settings);
  await buildWeb(settings);
  const web = await startWeb(settings);
  try {
    await measure(settings, web.pid ?? 0);
  } finally {
    await stop(web);
    await stop(sandbox);
    removeTemporaryFolder(dataFolder);
  }
}
