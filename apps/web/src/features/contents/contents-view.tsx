import { lastPage } from '@bazaar/domain/catalogue-filter';
import { countPhrase, formatNumber } from '@bazaar/domain/persian';
import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { ButtonLink } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { EmptyPanel, MessagePanelActions } from '@bazaar/ui/message-panel';
import {
  ContentList,
  ContentsBar,
  ContentsChoice,
  ContentsHead,
  ContentsLayout,
  ContentsNear,
  ContentsOnward,
} from '@bazaar/ui/patterns/content-list';
import { contentsIcon } from '@bazaar/ui/patterns/empty-icons';
import { FilterChips } from '@bazaar/ui/patterns/filter-chips';
import { PaginationBar } from '@bazaar/ui/patterns/pagination-bar';
import { SegmentedLinks } from '@bazaar/ui/segmented';
import { contentItem } from '@/entities/article/content-item';
import { FailedCard } from '@/lib/data/failed-card';
import { paths } from '@/lib/navigation/paths';
import { pageLinks } from '@/lib/paging/page-links';
import { contentsMessages as texts } from '@/translations/contents';
import { CONTENT_SORTS, type ContentSort, contentsHref } from './contents-address';
import { chosenChips } from './contents-choices';
import { type ContentsData, type ContentsPage, FEW, PAGE_SIZE } from './contents-data';

/** R19, R20 and R38: renders a list of contents with the choices beside it. */
export function ContentsView({ data }: { readonly data: ContentsData }) {
  const { title, lead, crumbs, types, labels, around, path, address, list } = data;
  const chosen = chosenChips(path, address, types);
  const hasChoices = [types, labels.links, around?.links ?? []].some(({ length }) => length > 0);
  return (
    <>
      <Breadcrumb label={texts.breadcrumb} crumbs={crumbs} />
      <ContentsHead title={title} lead={lead} />
      <ContentsLayout
        choices={hasChoices ? <ContentsChoice title={texts.types} links={types} /> : undefined}
        elsewhere={
          <>
            <ContentsChoice title={labels.title} links={labels.links} look="labels" />
            {around ? <ContentsChoice {...around} look="around" /> : null}
          </>
        }
        chosen={
          chosen.length > 0 ? (
            <FilterChips label={texts.chosen} removeLabel={texts.removeChoice} chips={chosen} />
          ) : undefined
        }
      >
        {list.state === 'ready' ? (
          <Card bleed>
            <Contents data={data} page={list.value} />
          </Card>
        ) : (
          <FailedCard texts={texts} retryHref={contentsHref(path, address)} />
        )}
      </ContentsLayout>
    </>
  );
}

interface ListProps {
  readonly data: ContentsData;
  readonly page: ContentsPage;
}

function Contents({ data, page: { items, totalCount } }: ListProps) {
  const { path, address, title } = data;
  if (items.length === 0) return <Nothing data={data} totalCount={totalCount} />;
  const first = (address.pageNumber - 1) * PAGE_SIZE;
  const pagination = pageLinks(
    texts.pages,
    address.pageNumber,
    lastPage(totalCount, PAGE_SIZE),
    (pageNumber) => contentsHref(path, { ...address, pageNumber }),
  );
  return (
    <>
      <ContentsBar count={countPhrase(totalCount, texts.content)}>
        {totalCount > 1 ? <Sorts data={data} /> : null}
      </ContentsBar>
      <ContentList
        label={title}
        items={items.map((item) => ({
          ...contentItem(item, texts, address.sort === 'read' ? 'reads' : 'likes'),
          // The page says it already.
          ...(isListOf(data, item.contentTypeId) ? { kind: undefined } : {}),
        }))}
      />
      {pagination ? (
        <PaginationBar
          pagination={pagination}
          summary={texts.shown(
            formatNumber(first + 1),
            formatNumber(first + items.length),
            formatNumber(totalCount),
          )}
        />
      ) : null}
      {totalCount <= FEW && !isNarrowed(data) ? (
        <>
          {data.near && data.near.items.length > 0 ? (
            <ContentsNear title={data.near.title}>
              <ContentList
                level={3}
                label={data.near.title}
                items={data.near.items.map((item) => contentItem(item, texts))}
              />
            </ContentsNear>
          ) : null}
          <ContentsOnward label={texts.onward} links={(data.near ?? data.empty).links} />
        </>
      ) : null}
    </>
  );
}

/** Whether the list is of one kind. */
function isListOf({ path, address }: ContentsData, typeId: string): boolean {
  return path === paths.contentType(typeId) || address.typeId === typeId;
}

/** Whether a kind or a label is chosen within the list. */
function isNarrowed({ address: { label, typeId } }: ContentsData): boolean {
  return label !== undefined || typeId !== undefined;
}

function Sorts({ data: { path, address } }: Pick<ListProps, 'data'>) {
  return (
    <SegmentedLinks
      label={texts.sort}
      segments={(Object.keys(CONTENT_SORTS) as ContentSort[]).map((sort) => ({
        href: contentsHref(path, { ...address, sort, pageNumber: 1 }),
        label: texts.sorts[sort],
        isCurrent: sort === address.sort,
      }))}
    />
  );
}

/** Renders where to go on from an empty list: its first page, the whole of it, or what stands near. */
function Nothing({ data, totalCount }: { readonly data: ContentsData; readonly totalCount: number }) {
  const { path, address, empty } = data;
  const plain = { pageNumber: 1, sort: address.sort };
  const told =
    totalCount > 0
      ? {
          title: texts.emptyPage,
          links: [{ href: contentsHref(path, { ...address, pageNumber: 1 }), label: texts.firstPage }],
        }
      : isNarrowed(data)
        ? { title: texts.emptyChoice, links: [{ href: contentsHref(path, plain), label: texts.all }] }
        : empty;
  return (
    <EmptyPanel
      icon={contentsIcon}
      title={told.title}
      action={
        <MessagePanelActions>
          {told.links.map(({ href, label }) => (
            <ButtonLink key={href} href={href}>
              {label}
            </ButtonLink>
          ))}
        </MessagePanelActions>
      }
    />
  );
}
