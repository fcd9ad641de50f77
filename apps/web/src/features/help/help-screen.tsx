import 'server-only';
import type { HelpItem } from '@bazaar/api/model';
import type { Metadata } from 'next';
import { breadcrumbJsonLd } from '@/entities/category/breadcrumb';
import type { QueryResult } from '@/lib/data/query-result';
import { safeHtml } from '@/lib/html/safe-html';
import { paths } from '@/lib/navigation/paths';
import { JsonLd } from '@/lib/site/json-ld';
import { loadErrorMetadata } from '@/lib/site/load-error-metadata';
import { pageMetadata } from '@/lib/site/page-metadata';
import { helpMessages as texts } from '@/translations/help';
import { toHelpData } from './help-model';
import { HelpView } from './help-view';

export function HelpScreen({ item }: { readonly item: HelpItem }) {
  const crumbs = [
    { label: texts.home, href: paths.home },
    { label: texts.title, href: paths.helpIndex },
    { label: item.title },
  ];
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(crumbs, paths.help(item.frontUniqueId))} />
      <HelpView data={toHelpData(item, safeHtml(item.bodyHtml))} crumbs={crumbs} />
    </>
  );
}

export function helpMetadata(read: QueryResult<HelpItem>): Metadata {
  if (read.state !== 'ready') return loadErrorMetadata(read);
  const { frontUniqueId, title, bodyHtml } = read.value;
  return pageMetadata({
    path: paths.help(frontUniqueId),
    title,
    parents: [texts.title],
    description: bodyHtml.replace(/<[^>]*>/g, ' '),
  });
}
