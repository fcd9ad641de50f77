import { describe, expect, it, vi } from 'vitest';
import { runtimeHeaders } from '@/lib/security/security-headers';
import { pageMetadata } from './page-metadata';
import { robotsText } from './robots-text';

const settings = vi.hoisted(() => ({
  SITE_NAME: 'بازار',
  SITE_URL: 'https://bazaar.example',
  APP_ENV: 'staging',
}));
vi.mock('@/lib/settings/site-settings', () => ({
  siteSettings: () => settings,
  isHiddenFromSearchEngines: () => settings.APP_ENV === 'staging',
}));

describe('a staging installation', () => {
  it('R-132 is noindex in header, page and robots.txt', () => {
    settings.APP_ENV = 'staging';
    expect(runtimeHeaders(settings as never)['x-robots-tag']).toBe('noindex, nofollow');
    expect(pageMetadata({ path: '/', title: 'x' }).robots).toEqual({ index: false, follow: false });
    expect(robotsText(settings as never)).toBe('User-agent: *\nDisallow: /\n');
  });
  it('R-132 and a production one is not', () => {
    settings.APP_ENV = 'production';
    expect(runtimeHeaders(settings as never)['x-robots-tag']).toBeUndefined();
    expect(pageMetadata({ path: '/', title: 'x' }).robots).toBeUndefined();
    expect(robotsText(settings as never)).toContain('Disallow: /profile');
    expect(robotsText(settings as never)).not.toMatch(/Disallow: \/$/m);
  });
});

describe('pageMetadata', () => {
  it('names object, parents and site, and sets the canonical address', () => {
    const metadata = pageMetadata({ path: '/products/sp-1/x', title: 'بلبرینگ', parents: ['رولبرینگ'] });
    expect(metadata.title).toBe('بلبرینگ | رولبرینگ | بازار');
    expect(metadata.alternates?.canonical).toBe('https://bazaar.example/products/sp-1/x');
  });
  it('falls back to the path, and truncates a description at a word', () => {
    const metadata = pageMetadata({ path: '/how-it-work', description: 'واژه '.repeat(60) });
    expect(metadata.title).toBe('How It Work | بازار');
    expect(metadata.description).toMatch(/^(واژه )+واژه…$/);
    expect(metadata.description?.length).toBeLessThanOrEqual(156);
  });
});
