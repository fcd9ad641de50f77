import type { PagedPageSummary } from '@bazaar/api/model';
import type { Crumb } from '@bazaar/ui/breadcrumb';
import type { ContentsLinkView } from '@bazaar/ui/patterns/content-list';
import type { QueryResult } from '@/lib/data/query-result';
import type { ContentsAddress } from './contents-address';

export const PAGE_SIZE = 25;
/** A list of fewer is not indexed: its contents stand for themselves. */
export const FEWEST_INDEXED = 3;

/** A list of so few also says where there is more. */
export const FEW = 3;
/** So many contents of the parent stand below a list of a few. */
export const NEAR_SHOWN = 6;

export type ContentsPage = Pick<PagedPageSummary, 'items' | 'totalCount' | 'labels' | 'contentTypes'>;

export interface EmptyContents {
  readonly title: string;
  readonly links: readonly { readonly href: string; readonly label: string }[];
}

export interface NearContents {
  readonly title: string;
  readonly items: PagedPageSummary['items'];
  readonly links: EmptyContents['links'];
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
  /** What else there is of the same category. */
  readonly around?: { readonly title: string; readonly links: readonly ContentsLinkView[] };
  /** What is written around it, and the way there: below a list of a few. */
  readonly near?: NearContents | undefined;
  /** What a list without any content says. */
  readonly empty: EmptyContents;
}
