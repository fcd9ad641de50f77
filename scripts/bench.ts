import { chromium } from '@playwright/test';
import { benchAccount } from './bench/account/bench-account.ts';
import { benchAlternate } from './bench/alternate/bench-alternate.ts';
import { writeAssurance } from './bench/assurance.ts';
import { measureCalls } from './bench/backend-calls.ts';
import { benchBeside } from './bench/beside/bench-beside.ts';
import { benchCapacity } from './bench/capacity/bench-capacity.ts';
import { benchCluster } from './bench/cluster/bench-cluster.ts';
import { benchContract } from './bench/contract/bench-contract.ts';
import { drawPictures, measureDistinctPages } from './bench/distinct-pages.ts';
import { writeBenchmarks } from './bench/document.ts';
import { benchLinks } from './bench/links.ts';
import { measureOpenBreaker } from './bench/open-breaker.ts';
import { measureTransfer } from './bench/page-transfer.ts';
import { productAddresses } from './bench/product-addresses.ts';
import { withRunningProduct } from './bench/running-product.ts';
import { benchScale } from './bench/scale/bench-scale.ts';
import { benchScreens } from './bench/screens/bench-screens.ts';
import { writeSteps } from './bench/steps.ts';
import { benchStorybook } from './bench/storybook.ts';
import { benchThroughput, writeThroughput } from './bench/throughput/bench-throughput.ts';
import { benchWizard } from './bench/wizard/bench-wizard.ts';
import { findOrInstallChromium } from './check/chromium.ts';
import { say } from './run/console.ts';
import { leaveNothingBehind } from './run/leave-nothing-behind.ts';

/**
 * `pnpm bench [number of products]`: measures the running product and rewrites the tables of docs/benchmarks.md.
 * `pnpm bench storybook`: measures the size of every component and stylesheet, and times Storybook's build.
 * `pnpm bench screens [number of products]`: measures every public buying screen.
 * `pnpm bench throughput [number of products]`: measures how many warm pages one instance sends.
 * `pnpm bench beside <origin> <list> <product> <links>`: measures the product beside another storefront that runs already.
 * `pnpm bench links [number of products]`: follows every link of the site and compares it with the sitemap.
 * `pnpm bench steps`: records the duration of each step of the last `pnpm verify` and `pnpm test`.
 * `pnpm bench assurance`: writes what the last `pnpm test` tried of the twenty checks to docs/assurance.md.
 * `pnpm bench alternate`: two people alternate between two web servers and two backends over one PostgreSQL.
 * `pnpm bench wizard`: measures a trade request of 200 and of 500 lines on a quarter of a processor.
 * `pnpm bench account`: measures the account's lists with ten and with ten thousand records of each kind.
 * `pnpm bench capacity`: measures what pages, searches and requests cost a running product, by its own metrics.
 * `pnpm bench contract`: measures the package of the contract's tools on Node 20, 22 and 24.
 * `pnpm bench cluster [shared] [faults] [soak] [front]`: what several instances stand: faults under load, shared pages, memory, a cache in front.
 * `pnpm bench scale`: measures the backend's reads with three thousand, a hundred thousand and a million products.
 */
leaveNothingBehind();
if (process.argv[2] === 'storybook') {
  await benchStorybook();
  process.exit(0);
}
if (process.argv[2] === 'throughput') {
  await benchThroughput(Number(process.argv[3] ?? 300));
  process.exit(0);
}
if (process.argv[2] === 'beside') {
  await benchBeside(process.argv.slice(3));
  process.exit(0);
}
if (process.argv[2] === 'links') {
  await benchLinks(Number(process.argv[3] ?? 300));
  process.exit(0);
}
if (process.argv[2] === 'steps') {
  writeSteps();
  process.exit(0);
}
if (process.argv[2] === 'assurance') {
  writeAssurance();
  process.exit(0);
}
if (process.argv[2] === 'alternate') {
  await benchAlternate();
  process.exit(0);
}
if (process.argv[2] === 'screens') {
  await benchScreens(Number(process.argv[3] ?? 3_000));
  process.exit(0);
}
if (process.argv[2] === 'capacity') {
  await benchCapacity();
  process.exit(0);
}
if (process.argv[2] === 'wizard') {
  await benchWizard();
  process.exit(0);
}
if (process.argv[2] === 'account') {
  await benchAccount();
  process.exit(0);
}
if (process.argv[2] === 'scale') {
  await benchScale(process.argv.slice(3));
  process.exit(0);
}
if (process.argv[2] === 'cluster') {
  await benchCluster(process.argv.slice(3));
  process.exit(0);
}
if (process.argv[2] === 'contract') {
  await benchContract();
  process.exit(0);
}
const products = Number(process.argv[2] ?? 10_000);
const browser = await chromium.launch({
  executablePath: await findOrInstallChromium(),
  args: ['--no-sandbox', '--disable-background-networking'],
});
await withRunningProduct(products, async (settings, webProcess) => {
  const addresses = await productAddresses(settings, products);
  await drawPictures(settings, addresses);
  // A page is warm for ten minutes: the second visit begins with the pages opened first.
  const last = addresses.at(-1) ?? '';
  const openBreaker = await measureOpenBreaker(settings, addresses.slice(-424));
  const calls = await measureCalls(settings, addresses.slice(-625, -424));
  const transfer = await measureTransfer(browser, settings, last);
  await browser.close();
  await writeThroughput(settings, last, webProcess);
  const distinct = await measureDistinctPages(settings, addresses, webProcess);
  const figures = { products, transfer, calls, openBreaker, distinct };
  say(JSON.stringify(figures, undefined, 2));
  writeBenchmarks(figures);
});
