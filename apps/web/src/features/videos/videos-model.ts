import type { PagedMediaVideo } from '@bazaar/api/model';
import { lastPage } from '@bazaar/domain/catalogue-filter';
import { formatNumber } from '@bazaar/domain/persian';
import { searchKey } from '@bazaar/domain/persian/search-key';
import type { PaginationProps } from '@bazaar/ui/pagination';
import type { VideoTagLink } from '@bazaar/ui/patterns/videos-head';
import { pageLinks } from '@/lib/paging/page-links';
import { videosMessages as texts } from '@/translations/videos';
import { type VideosAddress, videosHref } from './videos-address';

/** Returns the tags of a list as links with their counts; the chosen one is there even where nothing has it. */
export function toTagLinks(
  { tagCounts = [], totalCount }: Pick<PagedMediaVideo, 'tagCounts' | 'totalCount'>,
  address: VideosAddress,
): readonly VideoTagLink[] {
  const { tag: chosen } = address;
  const isChosen = (tag: string) => chosen !== undefined && searchKey(tag) === searchKey(chosen);
  const all = { ...address, pageNumber: 1, tag: undefined };
  const known = tagCounts.some(({ tag }) => isChosen(tag));
  const tags = chosen === undefined || known ? tagCounts : [{ tag: chosen, count: totalCount }, ...tagCounts];
  return [
    {
      href: videosHref(withoutTag(all)),
      label: texts.allTags,
      isCurrent: chosen === undefined,
      ...(chosen === undefined ? { count: formatNumber(totalCount) } : {}),
    },
    ...tags.map(({ tag, count }) => ({
      href: videosHref({ ...address, pageNumber: 1, tag }),
      label: tagName(tag),
      count: formatNumber(count),
      isCurrent: isChosen(tag),
    })),
  ];
}

function withoutTag({ tag: _, ...address }: Omit<VideosAddress, 'tag'> & { tag: undefined }) {
  return address;
}

export function tagName(tag: string): string {
  return texts.tagNames[tag] ?? tag;
}

export function toVideoPages(
  address: VideosAddress,
  totalCount: number,
  pageSize: number,
): PaginationProps | undefined {
  return pageLinks(texts.pages, address.pageNumber, lastPage(totalCount, pageSize), (pageNumber) =>
    videosHref({ ...address, pageNumber }),
  );
}
