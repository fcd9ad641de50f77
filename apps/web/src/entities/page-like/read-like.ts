import { getPage } from '@bazaar/api/pages';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { likeStore, type PageLike, setLike } from './like-store';

/** Returns whether this person likes the page, and how many do. Asked once per page; rejects when the read fails. */
export async function readLike(pageId: string): Promise<PageLike> {
  const known = likeStore.getState()[pageId];
  if (known !== undefined) return known;
  const { isLikedByMe, likeCount } = await getPage(pageId);
  const like = likeOf(isLikedByMe, likeCount);
  setLike(pageId, like);
  return like;
}

export function likeOf(isOn: boolean, count: number): PageLike {
  return { isOn, count, shown: formatNumber(count) };
}
