import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSandbox, buildWeb } from '../../../scripts/run/build.ts';
import {
  emptyFolder,
  endProcess,
  keepSandboxRunning,
  keepWebRunning,
  testSettings,
} from './product-processes';

/** Once for the whole run: builds what changed, seeds a fresh database, starts both servers; stops them at the end. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const settings = testSettings();
  await stopProduct();
  emptyFolder();
  // Pages kept by an earlier run would be answered without asking anybody.
  rmSync(fileURLToPath(new URL(`../${settings.WEB_BUILD_DIR}`, import.meta.url)), {
    recursive: true,
    force: true,
  });
  await buildSandbox();
  await keepSandboxRunning(settings);
  await buildWeb(settings);
  await keepWebRunning(settings);
  return stopProduct;
}

async function stopProduct(): Promise<void> {
  await endProcess('web', 'SIGTERM');
  await endProcess('sandbox', 'SIGTERM');
}
