import { chromium } from '@playwright/test';
import { everyPage, PRIVATE_PAGES } from '../../../apps/web/e2e/every-page.ts';
import { findOrInstallChromium } from '../../check/chromium.ts';
import { say } from '../../run/console.ts';
import { measureTransfer } from '../page-transfer.ts';
import { withRunningProduct } from '../running-product.ts';
import { openCold } from './cold-page.ts';
import { measurePaint } from './page-paint.ts';
import { processorSeconds } from './processor-seconds.ts';
import { type ScreenFigures, writeScreens } from './screens-document.ts';
import { measureSoftNavigation } from './soft-navigation.ts';

/** Routes that are error pages by design: they render nothing of the catalogue. */
const isError = (route: string) => route.includes('error') || route === '[...slug]';

/**
 * `pnpm bench screens [number of products]`: measures every public buying screen, cold and warm, and the navigation from the list to a
 * product.
 */
export async function benchScreens(products: number): Promise<void> {
  const executablePath = await findOrInstallChromium();
  await withRunningProduct(products, async (settings, webProcess) => {
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-background-networking'],
    });
    try {
      const pages = await everyPage({ settings });
      const screens: ScreenFigures[] = [];
      // Data shared by all pages (menus, units) is already cached on a running server.
      await fetch(settings.SITE_URL + pages['products/[productId]/[[...name]]']);
      for (const [route, address] of Object.entries(pages)) {
        if (isError(route) || PRIVATE_PAGES.some((path) => route.startsWith(path))) continue;
        const cold = await openCold(settings, address);
        const transfer = await measureTransfer(browser, settings, address);
        const paint = await measurePaint(browser, settings.SITE_URL + address);
        screens.push({ route, ...cold, ...transfer, ...paint });
        say(JSON.stringify(screens.at(-1)));
      }
      const list = settings.SITE_URL + pages['products/category/[categoryId]/[[...name]]'];
      const product = settings.SITE_URL + pages['products/[productId]/[[...name]]'];
      writeScreens({
        products,
        screens,
        plainMs: await measureSoftNavigation(browser, list, false),
        throttledMs: await measureSoftNavigation(browser, list, true),
        processorSeconds: await processorSeconds(product, webProcess),
      });
    } finally {
      await browser.close();
    }
  });
}
