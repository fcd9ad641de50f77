import { buildForTests, testBuild } from '../../../scripts/run/test-build.ts';
import { endProducts, forgetProducts, ProductProcesses } from './product-processes';

/**
 * Builds what changed, once for the whole run, and starts the first product; each further worker starts its own. Returns the function that
 * stops them.
 */
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
