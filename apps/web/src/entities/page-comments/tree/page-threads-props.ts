import type { PageComment } from '@bazaar/api/model';
import type { ThreadOrder } from '@bazaar/domain/comments/threads';
import type { ReactNode } from 'react';

/** A page's comments, and what a reader has open of them. */
export interface PageThreadsProps {
  readonly pageId: string;
  readonly pageTitle: string;
  readonly allowComments: boolean;
  /** In the order they are shown. */
  readonly threads: readonly PageComment[];
  readonly order: ThreadOrder;
  /** Ids of the open forms. */
  readonly open?: readonly string[];
  /** Returns the form of an answer, of a second try, or (`undefined`) of a comment on the page; nothing while it is closed. */
  readonly formOf?: (comment: PageComment | undefined) => ReactNode;
}
