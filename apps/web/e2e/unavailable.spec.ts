import { parseSettings } from '@bazaar/settings';
import { startWeb } from '../../../scripts/run/product.ts';
import { everyPage } from './every-page';
import { FaultProxy } from './fault-proxy';
import { expect, test } from './product';

const OWN_PORT = 3964;
/** Pages that are complete without the catalogue, and those that need a session first. */
const WITHOUT_DATA = /^\/(?:(?:error|users\/login|profile)(?:\/|$)|(?:ai|newai|feedback|help|how-it-work)$)/;
const STATES = ['/search?q=zzqq&tab=suppliers', '/suppliers/ConsultingService', '/search?q=zzqq&tab=videos'];

test('R-123 when every call fails, each page that needs the catalogue returns 503', async ({ product }) => {
  const pages = Object.values(await everyPage(product)).filter((path) => !WITHOUT_DATA.test(path));
  // A proxy in front of a closed port. Its address is new, so that no cached page of the product under test is served.
  const backend = new FaultProxy('http://127.0.0.1:9');
  const own = parseSettings({
    PORT: String(OWN_PORT),
    CATALOGUE_API_URL: await backend.start(),
    WEB_BUILD_DIR: product.settings.WEB_BUILD_DIR,
  });
  const web = await startWeb(own);
  const wrong: string[] = [];
  try {
    for (const path of [...pages, ...STATES]) {
      const answer = await fetch(own.SITE_URL + path, { redirect: 'manual' });
      const isTold = (await answer.text()).includes('تلاش دوباره');
      if (answer.status !== 503 || !isTold)
        wrong.push(`${answer.status} ${isTold ? 'told' : 'not told'} ${path}`);
    }
  } finally {
    web.kill('SIGTERM');
    await backend.stop();
  }
  expect(wrong).toEqual([]);
});
