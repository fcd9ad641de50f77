import type { CategoryCrumb, ContentType, PagedMediaVideo, PagedPageSummary } from '@bazaar/api/model';
import { countPhrase } from '@bazaar/domain/persian';
import { Breadcrumb, type Crumb } from '@bazaar/ui/breadcrumb';
import { ButtonLink } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { EmptyPanel, ErrorPanel } from '@bazaar/ui/message-panel';
import { contentsIcon, filteredAwayIcon } from '@bazaar/ui/patterns/empty-icons';
import { FoundList } from '@bazaar/ui/patterns/found-list';
import { PaginationBar } from '@bazaar/ui/patterns/pagination-bar';
import { ResultSection, SearchTop } from '@bazaar/ui/patterns/search-results';
import { VideoGrid } from '@bazaar/ui/patterns/video-grid';
import { Tabs } from '@bazaar/ui/tabs';
import { Text } from '@bazaar/ui/text';
import type { ReactNode } from 'react';
import { articleItem } from '@/entities/article/article-item';
import { toVideoView } from '@/entities/video/video-view';
import type { QueryResult } from '@/lib/data/query-result';
import { paths } from '@/lib/navigation/paths';
import { retryTexts } from '@/translations/retry';
import { supplierContentMessages as texts } from '@/translations/supplier-contents';
import { type ContentsAddress, contentsHref } from './contents-address';
import { toContentPages } from './contents-model';

export interface ContentsData {
  readonly supplier: {
    readonly id: string;
    readonly slug: string;
    readonly name: string;
    readonly categories: readonly CategoryCrumb[];
  };
  readonly address: ContentsAddress;
  readonly pages: QueryResult<Pick<PagedPageSummary, 'items' | 'totalCount'>>;
  readonly videos: QueryResult<Pick<PagedMediaVideo, 'items'>>;
  readonly types: readonly ContentType[];
}

export interface ContentsViewProps {
  readonly data: ContentsData;
  readonly crumbs: readonly Crumb[];
  /** The supplier, with the tabs of its pages. */
  readonly bar?: ReactNode;
}

/** R31: renders the articles and videos of a supplier, by type. */
export function ContentsView({ data, crumbs, bar }: ContentsViewProps) {
  const { supplier, pages, videos } = data;
  return (
    <>
      <Breadcrumb label={texts.breadcrumb} crumbs={crumbs} />
      {bar}
      <SearchTop title={texts.title(supplier.name)}>
        <Types data={data} />
      </SearchTop>
      {pages.state === 'ready' && pages.value.totalCount === 0 ? (
        <Card bleed>
          <Nothing supplier={supplier} />
        </Card>
      ) : (
        <ResultSection
          title={texts.articles}
          link={
            pages.state === 'ready' ? (
              <Text size="13" tone="muted">
                <span role="status">{countPhrase(pages.value.totalCount, texts.article)}</span>
              </Text>
            ) : undefined
          }
        >
          <Card bleed>
            <Articles data={data} />
          </Card>
        </ResultSection>
      )}
      {videos.state === 'failed' ? (
        <ResultSection title={texts.videos}>
          <Card bleed>
            <ErrorPanel
              title={texts.videosFailed}
              action={<Retry data={data} part={texts.videos} />}
              isInline
            />
          </Card>
        </ResultSection>
      ) : null}
      {videos.state === 'ready' && videos.value.items.length > 0 ? (
        <ResultSection title={texts.videos}>
          <Card bleed>
            <VideoGrid
              label={texts.videos}
              lengthLabel={texts.length}
              videos={videos.value.items.map(toVideoView)}
            />
          </Card>
        </ResultSection>
      ) : null}
    </>
  );
}

/** Renders the types of the list as links; nothing for a single type. */
function Types({ data: { supplier, address, types: known, pages } }: { readonly data: ContentsData }) {
  const items = pages.state === 'ready' ? pages.value.items : [];
  const types = known.filter(
    ({ id }) => id === address.typeId || items.some(({ contentTypeId }) => contentTypeId === id),
  );
  const isNarrowed = types.some(({ id }) => id === address.typeId);
  if (types.length < 2 && !isNarrowed) return null;
  const all = {
    href: contentsHref(supplier, { pageNumber: 1 }),
    label: texts.allTypes,
    isCurrent: !address.typeId,
  };
  return (
    <Tabs
      label={texts.types}
      tabs={[
        all,
        ...types.map(({ id, title }) => ({
          href: contentsHref(supplier, { pageNumber: 1, typeId: id }),
          label: title,
          isCurrent: id === address.typeId,
        })),
      ]}
    />
  );
}

function Articles({ data }: { readonly data: ContentsData }) {
  const { supplier, address, pages } = data;
  if (pages.state !== 'ready') {
    return <ErrorPanel title={texts.failed} action={<Retry data={data} part={texts.articles} />} />;
  }
  const { items, totalCount } = pages.value;
  const shown = address.typeId
    ? items.filter(({ contentTypeId }) => contentTypeId === address.typeId)
    : items;
  if (shown.length === 0) {
    const all = <ButtonLink href={contentsHref(supplier, { pageNumber: 1 })}>{texts.allAction}</ButtonLink>;
    return <EmptyPanel icon={filteredAwayIcon} title={texts.emptyType} action={all} />;
  }
  const pagination = toContentPages(supplier, address, totalCount);
  return (
    <>
      <FoundList
        label={texts.title(supplier.name)}
        items={shown.map((page) => articleItem(page, texts.result))}
      />
      {pagination ? <PaginationBar pagination={pagination} /> : null}
    </>
  );
}

/** Renders that there is nothing yet, once, and what others wrote about the supplier's category. */
function Nothing({ supplier }: Pick<ContentsData, 'supplier'>) {
  const category = supplier.categories[0];
  return (
    <EmptyPanel
      icon={contentsIcon}
      title={texts.empty(supplier.name)}
      action={
        category ? (
          <ButtonLink href={paths.categoryContents(category.categoryType, category)}>
            {texts.ofCategory(category.name)}
          </ButtonLink>
        ) : (
          <ButtonLink href={paths.supplier(supplier)}>{texts.profile}</ButtonLink>
        )
      }
    />
  );
}

function Retry({
  data: { supplier, address },
  part,
}: {
  readonly data: ContentsData;
  readonly part: string;
}) {
  return (
    <ButtonLink aria-label={retryTexts.of(part)} href={contentsHref(supplier, address)}>
      {texts.retry}
    </ButtonLink>
  );
}
