import { describe, expect, it } from 'vitest';
import { articleCrumbs, trailOf } from './article-crumbs';
import { articleJsonLd } from './article-json-ld';
import { screenOfSitePage } from './screen-of-site-page';
import { articleData } from './view/article.fixtures';

it('a page of the site with a screen of its own leads there', () => {
  expect([screenOfSitePage('faq'), screenOfSitePage('about'), screenOfSitePage('constructor')]).toEqual([
    '/faq',
    undefined,
    undefined,
  ]);
});

describe('the breadcrumb of a content', () => {
  const { page, trail } = articleData;
  it('goes through the types down to its own', () => {
    const [root, type] = trail;
    expect(
      trailOf([{ ...(root as never as object), children: [type] } as never], type?.id ?? ''),
    ).toHaveLength(2);
    expect(articleCrumbs({ page, trail }).map(({ label }) => label)).toEqual([
      ...trail.map(({ title }) => title),
      page.title,
    ]);
  });

  it('names at least its type when the tree could not be read, and the supplier in its frame', () => {
    expect(articleCrumbs({ page, trail: [] })[0]?.label).toBe(page.contentTypeTitle);
    const writer = { id: 's-1', slug: 'x', name: 'پمپ‌سازان' } as never;
    expect(articleCrumbs({ page, trail, writer })[0]).toEqual({ label: 'پمپ‌سازان', href: '/supplier/s-1/x' });
  });
});

describe('the structured data of a content', () => {
  const site = { name: 'بازار', url: 'https://bazaar.example' };
  it('is an Article by its supplier, and a WebPage for a page of the site', () => {
    expect(articleJsonLd(articleData, site)).toMatchObject({
      '@type': 'Article',
      headline: articleData.page.title,
      author: { '@type': 'Organization' },
      publisher: { name: 'بازار' },
    });
    const page = { ...articleData.page, uniquePageName: 'about' };
    expect(articleJsonLd({ page }, site)).toMatchObject({
      '@type': 'WebPage',
      url: 'https://bazaar.example/page/about',
    });
  });
});
