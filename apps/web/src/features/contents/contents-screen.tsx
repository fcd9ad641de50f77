import 'server-only';
import { formatNumber } from '@bazaar/domain/persian';
import type { Metadata } from 'next';
import type { CollectionPage, WithContext } from 'schema-dts';
import { articlePath } from '@/entities/article/article-path';
import { breadcrumbJsonLd } from '@/entities/category/breadcrumb';
import { MissingNotice } from '@/lib/data/missing-notice';
import { siteSettings } from '@/lib/settings/site-settings';
import { JsonLd } from '@/lib/site/json-ld';
import { pageMetadata } from '@/lib/site/page-metadata';
import { contentsMessages as texts } from '@/translations/contents';
import { canonicalContents } from './contents-address';
import { type ContentsData, FEWEST_INDEXED } from './contents-data';
import { ContentsView } from './contents-view';

/** Renders a list of contents with its structured data. */
export function ContentsScreen({ data }: { readonly data: ContentsData }) {
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(data.crumbs, data.path)} />
      {data.list.state === 'ready' && data.list.value.items.length > 0 ? (
        <JsonLd data={collectionJsonLd(data)} />
      ) : null}
      <MissingNotice />
      <ContentsView data={data} />
    </>
  );
}

function collectionJsonLd({ path, title, lead, address, list }: ContentsData): WithContext<CollectionPage> {
  const { SITE_URL } = siteSettings();
  const items = list.state === 'ready' ? list.value.items : [];
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: title,
    description: lead,
    inLanguage: 'fa',
    url: new URL(canonicalContents(path, address), SITE_URL).href,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: items.map((item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: item.title,
        url: new URL(articlePath(item), SITE_URL).href,
      })),
    },
  };
}

/** Returns the metadata of a list. A further page is its own canonical page; a thin list is not indexed. */
export function contentsMetadata(
  data: Pick<ContentsData, 'path' | 'title' | 'lead' | 'address' | 'list'>,
  parents: readonly string[],
): Metadata {
  const { path, title, lead, address, list } = data;
  const canonical = canonicalContents(path, address);
  const isFurther = canonical !== path;
  const isThin =
    list.state !== 'ready' || list.value.totalCount < FEWEST_INDEXED || list.value.items.length === 0;
  return pageMetadata({
    path: canonical,
    title: isFurther ? texts.withPage(title, formatNumber(address.pageNumber)) : title,
    parents,
    description: texts.description(title, lead),
    isHidden: isThin,
  });
}
