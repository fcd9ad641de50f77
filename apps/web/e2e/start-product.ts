import { buildForTests, testBuild } from '../../../scripts/run/test-build.ts';
import { endProducts, forgetProducts, ProductProcesses } from './product-processes';

/** Once for the whole run: builds what changed and starts the first product; each further worker starts its own. Stops them at the end. */
export default async function startProduct(): Promise<() => Promise<void>> {
  await endProducts();
  forgetProducts();
  await buildForTests();
  const first = new ProductProcesses(0);
  first.copyOnce(testBuild);
  await first.keepSandboxRunning();
  await first.keepWebRunning();
  return endProducts;
}
