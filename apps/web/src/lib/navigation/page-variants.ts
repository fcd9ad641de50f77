import { toQueryString } from '@bazaar/domain/catalogue-filter';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { type QueryRecord, toSearchParams } from './search-params';

/** Request of a page. */
export interface PageRequest<Params> {
  readonly params: Params;
  /** Empty on the cached variant. */
  readonly query: QueryRecord;
  readonly searchParams: URLSearchParams;
  /** Cached for everybody; the dynamic variant is rendered per request with its query. */
  readonly isCached: boolean;
}

/** Definition of a page, for both of its variants. */
interface PageDefinition<Params> {
  metadata(request: PageRequest<Params>): Metadata | Promise<Metadata>;
  draw(request: PageRequest<Params>): ReactNode | Promise<ReactNode>;
}

interface CachedProps<Params> {
  readonly params: Promise<Params>;
}

interface DynamicProps<Params> extends CachedProps<Params> {
  readonly searchParams: Promise<QueryRecord>;
}

/**
 * Returns the two variants of a page. The route files take one each: `cached` where the address without a query is cached, `dynamic` below
 * `app/(default)/dynamic`. Reading the query makes Next render a page per request, so the cached one never does.
 */
export function pageVariants<Params>({ metadata, draw }: PageDefinition<Params>) {
  return {
    cached: {
      generateMetadata: async ({ params }: CachedProps<Params>) => metadata(withoutQuery(await params)),
      Page: async ({ params }: CachedProps<Params>) => draw(withoutQuery(await params)),
    },
    dynamic: {
      generateMetadata: async (props: DynamicProps<Params>) => metadata(await withQuery(props)),
      Page: async (props: DynamicProps<Params>) => draw(await withQuery(props)),
    },
  };
}

function withoutQuery<Params>(params: Params): PageRequest<Params> {
  return { params, query: {}, searchParams: new URLSearchParams(), isCached: true };
}

async function withQuery<Params>(props: DynamicProps<Params>): Promise<PageRequest<Params>> {
  const [params, query] = await Promise.all([props.params, props.searchParams]);
  return { params, query, searchParams: toSearchParams(query), isCached: false };
}

/** Returns the address with its query, where it has one, spelt as the site's own links spell it. */
export function withSearchParams(path: string, searchParams: URLSearchParams): string {
  return searchParams.size === 0 ? path : `${path}?${toQueryString(searchParams)}`;
}
