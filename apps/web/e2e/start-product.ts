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
