import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSettings } from '@bazaar/settings';
import { measureCalls } from './bench/backend-calls.ts';
import { measureDistinctPages } from './bench/distinct-pages.ts';
import { writeBenchmarks } from './bench/document.ts';
import { measureTransfer } from './bench/page-transfer.ts';
import { productAddresses } from './bench/product-addresses.ts';
import { benchScale } from './bench/scale/bench-scale.ts';
import { benchStorybook } from './bench/storybook.ts';
import { measureThroughput } from './bench/throughput.ts';
import { findOrInstallChromium } from './check/chromium.ts';
import { buildSandbox, buildWeb } from './run/build.ts';
import { say } from './run/console.ts';
import { stop } from './run/processes.ts';
import { startSandbox, startWeb } from './run/product.ts';

/**
 * `pnpm bench [number of products]`: measures the running product and rewrites the tables of docs/benchmarks.md.
 * `pnpm bench storybook`: weighs every component and style sheet, and times Storybook's build.
 * `pnpm bench scale`: measures the backend's reads with three thousand, a hundred thousand and a million products.
 */
if (process.argv[2] === 'storybook') {
  await benchStorybook();
  process.exit(0);
}
if (process.argv[2] === 'scale') {
  await benchScale(process.argv.slice(3));
  process.exit(0);
}
const products = Number(process.argv[2] ?? 10_000);
const dataFolder = mkdtempSync(join(tmpdir(), 'bazaar-bench-'));
const settings = parseSettings({
  PORT: '3960',
  SANDBOX_PORT: '4960',
  SANDBOX_DATA_DIR: dataFolder,
  SEED_PRODUCTS: String(products),
  SANDBOX_CONTROLS: '1',
  WEB_BUILD_DIR: '.next-bench',
});

const chromiumPath = await findOrInstallChromium();
await buildSandbox();
const sandbox = await startSandbox(settings);
await buildWeb(settings);
const web = await startWeb(settings);
try {
  const addresses = await productAddresses(settings, products);
  const [first = ''] = addresses;
  const figures = {
    products,
    transfer: await measureTransfer(settings, first, chromiumPath),
    calls: await measureCalls(settings, addresses),
    throughput: await measureThroughput(settings, first),
    distinct: await measureDistinctPages(settings, addresses, web.pid ?? 0),
  };
  say(JSON.stringify(figures, undefined, 2));
  writeBenchmarks(figures);
} finally {
  await stop(web);
  await stop(sandbox);
  rmSync(dataFolder, { recursive: true, force: true });
}
