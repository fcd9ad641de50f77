import { rmSync } from 'node:fs';
import { vi } from 'vitest';
import { startFakeCatalogue } from '@/testing/fake-catalogue';
import { catalogueAnswer } from './sitemap.fixtures';

/** Offers of each category. */
const OFFERS = 250;

/**
 * Starts the catalogue whose sitemap is tested.
 *
 * @param buildFolder of one test file alone: the parts are written into it
 * @returns the settings to mock, what the catalogue has, and `reset` for before each test
 */
export async function sitemapUnderTest(buildFolder: string) {
  const fakeCatalogue = await startFakeCatalogue();
  const settings: Record<string, string | undefined> & { WEB_BUILD_DIR: string } = {
    CATALOGUE_API_URL: fakeCatalogue.origin,
    SITE_URL: 'https://bazaar.example',
    APP_ENV: 'production',
    WEB_BUILD_DIR: buildFolder,
  };
  const catalogue = { isDown: false, offers: OFFERS };
  const reset = () => {
    vi.resetModules();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    rmSync(settings.WEB_BUILD_DIR, { recursive: true, force: true });
    Object.assign(catalogue, { isDown: false, offers: OFFERS });
    fakeCatalogue.seen.length = 0;
    fakeCatalogue.answer = ({ url }, response) => {
      if (catalogue.isDown) return response.writeHead(500).end();
      const { pathname, searchParams } = new URL(url, fakeCatalogue.origin);
      const answer = JSON.stringify(catalogueAnswer(pathname, searchParams, catalogue.offers));
      response.setHeader('content-type', 'application/json').end(answer);
    };
  };
  return { fakeCatalogue, settings, catalogue, reset };
}

export function addresses(text = ''): (string | undefined)[] {
  return [...text.matchAll(/<url><loc>(.*?)<\/loc>/g)].map(([, address]) => address);
}

export async function pathsOf(served: Awaited<ReturnType<typeof serve>>, part: string): Promise<string[]> {
  return addresses((await served.part(`${part}.xml`)).text).map((address) => new URL(address ?? '').pathname);
}

/** Simulates a server that has just started: its only state is on the disk. */
export async function serve() {
  const { sitemapIndex, sitemapPart } = await import('./serve-sitemap');
  return {
    index: async () => (await sitemapIndex()).text(),
    part: async (file: string) => {
      const answer = await sitemapPart(file);
      return { status: answer.status, text: await answer.text() };
    },
  };
}

export function names(index: string): (string | undefined)[] {
  return [...index.matchAll(/\/sitemap\/(.*?)\.xml</g)].map(([, name]) => name);
}
