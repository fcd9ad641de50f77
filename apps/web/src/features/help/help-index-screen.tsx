import 'server-only';
import type { Metadata } from 'next';
import { breadcrumbJsonLd } from '@/entities/category/breadcrumb';
import { optionalData } from '@/lib/data/optional-data';
import { safeArticle } from '@/lib/html/safe-article';
import { paths } from '@/lib/navigation/paths';
import { JsonLd } from '@/lib/site/json-ld';
import { pageMetadata } from '@/lib/site/page-metadata';
import { helpMessages as texts } from '@/translations/help';
import { HelpIndexView, type SiteText } from './help-index-view';
import { HelpSearchIsland } from './help-search-island';
import { loadHelpPage } from './load-help';

/** Reads the site's text about using it, and renders it below the help of all screens. */
export async function HelpIndexScreen() {
  const crumbs = [{ label: texts.home, href: paths.home }, { label: texts.title }];
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(crumbs, paths.helpIndex)} />
      <HelpIndexView text={await readText()} crumbs={crumbs} island={<HelpSearchIsland />} />
    </>
  );
}

export function helpIndexMetadata(): Metadata {
  return pageMetadata({ path: paths.helpIndex, title: texts.title, description: texts.description });
}

async function readText(): Promise<SiteText | 'failed' | undefined> {
  const read = await optionalData(loadHelpPage());
  if (read.state === 'failed') return 'failed';
  if (read.state === 'missing') return undefined;
  const { title, summary, bodyHtml } = read.value;
  return { title, lead: summary, html: safeArticle(bodyHtml, texts.table).html };
}
