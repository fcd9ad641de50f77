import { formatNumber } from '@bazaar/domain/persian';
import { LikeButton } from '@/entities/page-like/like-button';
import { PrintButton } from '@/entities/sharing/print-button';
import { ShareButton } from '@/entities/sharing/share-button';
import { siteSettings } from '@/lib/settings/site-settings';
import { ObjectActions } from './object-actions';

export interface ArticleActionsProps {
  readonly page: { readonly id: string; readonly title: string; readonly likeCount: number };
  /** Root-relative address. */
  readonly path: string;
}

/** Renders what a reader can do with a page of the site itself: share and print it. */
export function SitePageActions({ page: { title }, path }: ArticleActionsProps) {
  const address = new URL(path, siteSettings().SITE_URL).href;
  return (
    <>
      <ShareButton name={title} address={address} />
      <PrintButton />
    </>
  );
}

/** Renders what a reader can do with an article: like, favourite, note, sharing, printing. */
export function ArticleActions({ page: { id, title, likeCount }, path }: ArticleActionsProps) {
  return (
    <>
      <LikeButton pageId={id} count={formatNumber(likeCount)} />
      <ObjectActions objectType="Page" objectId={id} title={title} path={path} />
      <PrintButton />
    </>
  );
}
