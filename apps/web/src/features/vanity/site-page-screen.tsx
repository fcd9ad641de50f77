import 'server-only';
import type { Page } from '@bazaar/api/model';
import type { Metadata } from 'next';
import type { WebPage, WithContext } from 'schema-dts';
import { breadcrumbJsonLd } from '@/entities/category/breadcrumb';
import { safeArticle } from '@/lib/html/safe-article';
import { paths } from '@/lib/navigation/paths';
import { siteSettings } from '@/lib/settings/site-settings';
import { JsonLd } from '@/lib/site/json-ld';
import { loadErrorMetadata } from '@/lib/site/load-error-metadata';
import { pageMetadata } from '@/lib/site/page-metadata';
import { vanityMessages as texts } from '@/translations/vanity';
import type { Vanity } from './resolve-vanity';
import { SitePageView } from './site-page-view';

/** Renders a page of the site itself, at the address that is its name. */
export function SitePageScreen({ page }: { readonly page: Page }) {
  const crumbs = [{ label: texts.home, href: paths.home }, { label: page.title }];
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(crumbs, addressOf(page))} />
      <JsonLd data={webPageJsonLd(page)} />
      <SitePageView data={{ ...page, ...safeArticle(page.bodyHtml, texts.table) }} crumbs={crumbs} />
    </>
  );
}

export function vanityMetadata(vanity: Vanity): Metadata {
  // A redirect never shows a title of its own.
  if (vanity.state === 'leads' || vanity.state === 'moved') return {};
  if (vanity.state === 'failed') return loadErrorMetadata(vanity);
  if (vanity.state === 'unknown') return loadErrorMetadata({ state: 'missing', status: 404 });
  const { page } = vanity;
  return pageMetadata({
    path: addressOf(page),
    title: page.seo.title || page.title,
    description: page.seo.description || page.summary || page.title,
    isHidden: page.seo.noindex,
  });
}

function addressOf({ uniquePageName = '' }: Page): string {
  return paths.sitePage(uniquePageName);
}

function webPageJsonLd(page: Page): WithContext<WebPage> {
  const { SITE_NAME, SITE_URL } = siteSettings();
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: page.title,
    ...(page.summary ? { description: page.summary } : {}),
    url: new URL(addressOf(page), SITE_URL).href,
    inLanguage: 'fa',
    datePublished: page.publishedAt,
    dateModified: page.updatedAt,
    isPartOf: { '@type': 'WebSite', name: SITE_NAME, url: SITE_URL },
  };
}
