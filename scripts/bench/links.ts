import { crawlSite } from '../../apps/web/e2e/crawl-links.ts';
import { readSitemap } from '../../apps/web/e2e/read-sitemap.ts';
import { sitemapFaults } from '../../apps/web/e2e/sitemap-faults.ts';
import { say } from '../run/console.ts';
import { withRunningProduct } from './running-product.ts';
import { writeSection } from './write-section.ts';

/** Lists have endless states: this many of each shape are opened. */
const STATES = 12;

/** Follows every link of the site from its home page, opens every address of its sitemap, and writes what it found. */
export async function benchLinks(products: number): Promise<void> {
  await withRunningProduct(products, async ({ SITE_URL }) => {
    const began = Date.now();
    const crawl = await crawlSite(SITE_URL, ['/'], { each: STATES, isWhole: true, together: 6 });
    const sitemap = await readSitemap(SITE_URL);
    const faults = await sitemapFaults(SITE_URL, crawl, sitemap, {
      each: Number.POSITIVE_INFINITY,
      isQuick: false,
    });
    const dead = crawl.dead.map(({ status, path, from }) => `${status} ${path} on ${from}`);
    const found = [...dead, ...crawl.lostFragments, ...crawl.deadControls, ...faults];
    for (const fault of found) say(fault);
    const rows = [
      ['Products', products],
      ['Addresses opened from the home page', crawl.pages.size + crawl.dead.length],
      ['Addresses of the sitemap, each opened', sitemap.size],
      ['Links that answer 400 or more', dead.length],
      ['Links to a fragment their page does not have', crawl.lostFragments.length],
      ['Controls that do nothing', crawl.deadControls.length],
      ['Differences between the sitemap and what should be in it', faults.length],
      ['Minutes', Math.round((Date.now() - began) / 6000) / 10],
    ];
    const lines = rows.map(([name, value]) => `| ${name} | ${value} |`);
    writeSection('links', ['| What | Count |', '|---|---:|', ...lines].join('\n'));
  });
}
