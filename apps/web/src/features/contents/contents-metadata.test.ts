import { expect, it, vi } from 'vitest';
import { contentsData, contentsPage } from './contents.fixtures';
import { contentsMetadata } from './contents-screen';

vi.mock('server-only', () => ({}));
vi.mock('@/lib/settings/site-settings', () => ({
  siteSettings: () => ({ SITE_URL: 'https://bazaar.example', SITE_NAME: 'بازار' }),
  isHiddenFromSearchEngines: () => false,
}));

const robotsOf = (totalCount: number, items = contentsPage.items) =>
  contentsMetadata(
    { ...contentsData, list: { state: 'ready', value: { ...contentsPage, items, totalCount } } },
    [],
  ).robots;

it('R-521 a list of fewer than three is not indexed, its links are followed', () => {
  expect(robotsOf(3)).toBeUndefined();
  expect(robotsOf(2)).toEqual({ index: false, follow: true });
  expect(robotsOf(52, [])).toEqual({ index: false, follow: true });
});

it('R-521 a further page has an address and a title of its own', () => {
  const { alternates, title } = contentsMetadata(
    { ...contentsData, address: { pageNumber: 2, sort: 'newest' } },
    [],
  );
  expect(alternates?.canonical).toBe('https://bazaar.example/contents/ct-knowledge?pageNumber=2');
  expect(title).toContain('صفحهٔ ۲');
});
