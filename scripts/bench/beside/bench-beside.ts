import { chromium } from '@playwright/test';
import { everyPage } from '../../../apps/web/e2e/every-page.ts';
import { longestTitles } from '../../../apps/web/e2e/longest-titles.ts';
import { findOrInstallChromium } from '../../check/chromium.ts';
import { fail, say } from '../../run/console.ts';
import { withRunningProduct } from '../running-product.ts';
import { measurePaint } from '../screens/page-paint.ts';
import { writeSection } from '../write-section.ts';
import { measureBeside, type Storefront } from './measure-beside.ts';
import { besideLines } from './report.ts';

const PHONE = { width: 412, height: 915 };

/**
 * `pnpm bench beside <origin> <list> <product> <links> [number of products]`: measures the product beside another storefront that runs
 * already, in alternating rounds of one run. `links` selects the products of its list.
 */
export async function benchBeside([
  origin,
  list,
  product,
  links,
  products,
]: readonly string[]): Promise<void> {
  if (!origin || !list || !product || !links)
    return fail('Another storefront is needed: bench beside <origin> <list> <product> <links>.');
  const executablePath = await findOrInstallChromium();
  await withRunningProduct(Number(products ?? 3_000), async (settings) => {
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-background-networking'],
    });
    try {
      const pages = await everyPage({ settings });
      const own: Storefront = {
        origin: settings.SITE_URL,
        list: pages['products/category/[categoryId]/[[...name]]'] ?? '',
        product: pages['products/[productId]/[[...name]]'] ?? '',
      };
      const figures = await measureBeside(browser, own, { origin, list, product, links });
      const shifts: { path: string; shift: number }[] = [];
      for (const path of await longestTitles({ settings })) {
        const { shift } = await measurePaint(browser, settings.SITE_URL + path, PHONE);
        shifts.push({ path, shift });
      }
      const text = besideLines(figures, shifts).join('\n');
      say(text);
      writeSection('beside', text);
    } finally {
      await browser.close();
    }
  });
}
