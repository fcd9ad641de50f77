import 'server-only';
import { fallbackTitle } from '@bazaar/domain/page-title/fallback-title';
import type { Metadata } from 'next';
import { isHiddenFromSearchEngines, siteSettings } from '@/lib/settings/site-settings';
import sitePicture from './share-picture.png';

const LONGEST_DESCRIPTION = 155;

export interface PageDescription {
  /** Canonical path, from `paths`, without the query. */
  readonly path: string;
  /** Name of the page's object; without it the last segment of the path is used. */
  readonly title?: string;
  /** Parents of the object, nearest first. */
  readonly parents?: readonly string[];
  /** Plain text; cut at 155 characters. */
  readonly description?: string;
  /** Root-relative address of the object's own picture, shown when the page is shared; by default the site's. */
  readonly image?: string;
  readonly isHidden?: boolean;
}

/** Returns the title `{object} | {parent} | {site}`, canonical address, Open Graph and robots of one page. */
export function pageMetadata(page: PageDescription): Metadata {
  const { SITE_NAME, SITE_URL } = siteSettings();
  const subject = page.title ?? fallbackTitle(page.path);
  const title = [subject, ...(page.parents ?? []), SITE_NAME].filter(Boolean).join(' | ');
  const description = page.description === undefined ? undefined : shorten(page.description);
  const hidden = page.isHidden === true || isHiddenFromSearchEngines();
  return {
    title,
    ...(description === undefined ? {} : { description }),
    alternates: { canonical: new URL(page.path, SITE_URL).href },
    ...(hidden ? { robots: { index: false, follow: !isHiddenFromSearchEngines() } } : {}),
    openGraph: {
      title: subject ?? SITE_NAME,
      siteName: SITE_NAME,
      locale: 'fa_IR',
      type: 'website',
      url: new URL(page.path, SITE_URL).href,
      ...(description === undefined ? {} : { description }),
      images: [sharedPicture(page, SITE_URL)],
    },
  };
}

/**
 * Returns the picture of a shared page: the object's own, or one drawing for the whole site. It has no words, because the site's name is a
 * setting and no renderer at hand joins Persian letters.
 */
function sharedPicture({ image, title }: PageDescription, siteUrl: string) {
  if (image === undefined) {
    const { src, width, height } = sitePicture;
    return { url: new URL(src, siteUrl).href, width, height };
  }
  return { url: new URL(image, siteUrl).href, ...(title === undefined ? {} : { alt: title }) };
}

/** Cuts after the last whole word that fits. */
function shorten(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= LONGEST_DESCRIPTION) return plain;
  const cut = plain.slice(0, LONGEST_DESCRIPTION);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}

/** Returns the title of an error page: status and message (specification §2). */
export function titleOfError(status: number, message: string): string {
  return `${status} ${message}`;
}
