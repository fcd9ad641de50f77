import type { Category, MediaVideo, PagedMediaVideo } from '@bazaar/api/model';
import { formatNumber } from '@bazaar/domain/persian';
import { Breadcrumb, type Crumb } from '@bazaar/ui/breadcrumb';
import { ButtonLink } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { ChipLink } from '@bazaar/ui/chip';
import { EmptyPanel, ErrorPanel } from '@bazaar/ui/message-panel';
import { videosIcon } from '@bazaar/ui/patterns/empty-icons';
import { PaginationBar } from '@bazaar/ui/patterns/pagination-bar';
import { VideoGrid } from '@bazaar/ui/patterns/video-grid';
import { VideosHead, type VideosHeadProps } from '@bazaar/ui/patterns/videos-head';
import { toVideoView } from '@/entities/video/video-view';
import { WatchedBar } from '@/entities/video/watched-bar';
import type { QueryResult } from '@/lib/data/query-result';
import { paths } from '@/lib/navigation/paths';
import { retryTexts } from '@/translations/retry';
import { videosMessages as texts } from '@/translations/videos';
import { PlacedVideo } from './placed-video';
import { isFiltered, listState, type VideosAddress, videosHref } from './videos-address';
import { tagName, toTagLinks, toVideoPages } from './videos-model';

export interface VideosData {
  readonly address: VideosAddress;
  readonly list: QueryResult<PagedMediaVideo>;
  readonly open?: QueryResult<MediaVideo | undefined>;
  readonly category?: QueryResult<Pick<Category, 'name'>>;
}

export interface VideosViewProps {
  readonly data: VideosData;
  readonly crumbs: readonly Crumb[];
}

/** Two rows of a wide screen. */
const FIRST_VIEW = 8;

/** R10: renders the videos of the site by tag, words and order, and above them the one of the address. */
export function VideosView({ data, crumbs }: VideosViewProps) {
  const { address, list, open } = data;
  return (
    <>
      <Breadcrumb label={texts.breadcrumb} crumbs={crumbs} />
      {open ? <PlacedVideo open={open} address={address} /> : null}
      <VideosHead
        title={headingOf(address)}
        lead={leadOf(list)}
        search={{
          action: paths.videos,
          name: 'term',
          label: texts.search,
          placeholder: texts.placeholder,
          submitLabel: texts.searchAction,
          term: address.term,
          hidden: listState({ ...address, term: '' }),
        }}
        {...choicesOf(data)}
        chosen={address.categoryId === undefined ? undefined : <ChosenCategory data={data} />}
      />
      <Card bleed>
        <Videos data={data} />
      </Card>
    </>
  );
}

/** The category the list is narrowed to, which goes with its chip. */
function ChosenCategory({ data: { address, category } }: { readonly data: VideosData }) {
  const { categoryId: _, ...others } = address;
  return (
    <ChipLink href={videosHref({ ...others, pageNumber: 1 })} label={texts.remove} isRemovable>
      {category?.state === 'ready' ? texts.ofCategory(category.value.name) : texts.chosenCategory}
    </ChipLink>
  );
}

/** Returns what can be chosen of the list: nothing of one that could not be read, no order of one video. */
function choicesOf({ address, list }: VideosData): Pick<VideosHeadProps, 'tags' | 'sort'> {
  if (list.state !== 'ready') return {};
  const { totalCount } = list.value;
  const hasTags = totalCount > 0 || address.tag !== undefined;
  return {
    ...(hasTags ? { tags: { label: texts.tags, links: toTagLinks(list.value, address) } } : {}),
    ...(totalCount > 1 ? { sort: { label: texts.sort, segments: sortsOf(address) } } : {}),
  };
}

function Videos({ data: { address, list, open } }: { readonly data: VideosData }) {
  if (list.state !== 'ready') {
    const retry = (
      <ButtonLink aria-label={retryTexts.of(texts.list)} href={videosHref(address)}>
        {texts.retry}
      </ButtonLink>
    );
    // A row like that of the video above it, which failed as well.
    return <ErrorPanel title={texts.failed} action={retry} isInline={open?.state === 'failed'} />;
  }
  const { items, totalCount, pageSize } = list.value;
  if (items.length === 0) {
    const all = isFiltered(address) || address.pageNumber > 1;
    return (
      <EmptyPanel
        icon={videosIcon}
        title={emptyOf(address, totalCount)}
        {...(all ? { action: <ButtonLink href={paths.videos}>{texts.showAll}</ButtonLink> } : {})}
      />
    );
  }
  const pagination = toVideoPages(address, totalCount, pageSize);
  return (
    <>
      <VideoGrid
        level={2}
        early={FIRST_VIEW}
        label={texts.list}
        lengthLabel={texts.length}
        videos={items.map((video) => ({
          ...toVideoView(video),
          progress: <WatchedBar videoId={video.id} durationSeconds={video.durationSeconds} />,
        }))}
      />
      <PaginationBar
        pagination={pagination}
        summary={summaryOf(address, items.length, totalCount, pageSize)}
      />
    </>
  );
}

function summaryOf({ pageNumber }: VideosAddress, shown: number, total: number, pageSize: number): string {
  const before = (pageNumber - 1) * pageSize;
  return texts.shown(formatNumber(before + 1), formatNumber(before + shown), formatNumber(total));
}

/** Returns what an empty list says: which word, which choice or which page has nothing. */
function emptyOf(address: VideosAddress, totalCount: number): string {
  const { term, tag, categoryId } = address;
  if (totalCount > 0) return texts.emptyPage;
  if (!isFiltered(address)) return texts.empty;
  return tag === undefined && categoryId === undefined ? texts.emptyTerm(term) : texts.emptyFilter;
}

function leadOf(list: VideosData['list']): string {
  if (list.state !== 'ready') return '';
  const { totalCount, supplierCount = 0, captionedCount = 0 } = list.value;
  return totalCount === 0 ? texts.none : texts.lead(totalCount, supplierCount, captionedCount);
}

function headingOf({ term, tag }: VideosAddress): string {
  if (term !== '') return texts.termTitle(term);
  return tag === undefined ? texts.title : texts.tagTitle(tagName(tag));
}

function sortsOf(address: VideosAddress) {
  return (['new', 'watched'] as const).map((sort) => ({
    href: videosHref({ ...address, sort, pageNumber: 1 }),
    label: sort === 'new' ? texts.newest : texts.mostWatched,
    isCurrent: address.sort === sort,
  }));
}
