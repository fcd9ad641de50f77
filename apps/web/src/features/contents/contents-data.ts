import type { PagedPageSummary } from '@bazaar/api/model';
import type { Crumb } from '@bazaar/ui/breadcrumb';
import type { ContentsLinkView } from '@bazaar/ui/patterns/content-list';
import type { QueryResult } from '@/lib/data/query-result';
import type { ContentsAddress } from './contents-address';

export const PAGE_SIZE = 25;
/** A list of fewer is not indexed: its contents stand for themselves. */
export const FEWEST_INDEXED = 3;

export type ContentsPage = Pick<PagedPageSummary, 'items' | 'totalCount' | 'labels' | 'contentTypes'>;

export interface EmptyContents {
  readonly title: string;
  readonly links: readonly { readonly href: string; readonly label: string }[];
}

/** Everything a list of contents is rendered from. */
export interface ContentsData {
  /** Canonical path, without a query. */
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  readonly crumbs: readonly Crumb[];
  readonly address: ContentsAddress;
  readonly list: QueryResult<ContentsPage>;
  readonly types: readonly ContentsLinkView[];
  readonly labels: { readonly title: string; readonly links: readonly ContentsLinkView[] };
  /** What a list without any content says. */
  readonly empty: EmptyContents;
}
