'use client';

import type { SupplierSummary, UserFavorite } from '@bazaar/api/model';
import { formatDate } from '@bazaar/domain/dates/jalali';
import { monogramOf } from '@bazaar/domain/persian/monogram';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { Badge } from '@bazaar/ui/badge';
import { Button, ButtonLink } from '@bazaar/ui/button';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import { Pagination } from '@bazaar/ui/pagination';
import {
  CompanyCount,
  CompanyPart,
  type CompanyRow,
  CompanyRows,
  CompanyTools,
} from '@bazaar/ui/patterns/company-page';
import { nothingFoundIcon, suppliersIcon } from '@bazaar/ui/patterns/empty-icons';
import { TrustLine } from '@bazaar/ui/trust-line';
import { datedTrust } from '@/entities/supplier/dated-trust';
import { paths } from '@/lib/navigation/paths';
import { pageLinks } from '@/lib/paging/page-links';
import { useExistingPage } from '@/lib/paging/use-existing-page';
import { RemovedRow } from '@/lib/undo/removed-row';
import { companyTexts as texts } from '@/translations/company';
import { retryTexts } from '@/translations/retry';
import { placeHref } from '../company-address';
import { useListKeys } from '../list-keys';
import { ReadPart } from '../read-part';
import { TermField } from '../term-field';
import type { PlaceInHand } from '../use-company-place';
import { FOLLOWED_PAGE, removalKey, useFollowed } from './use-followed';

/** The suppliers one follows, with their dated confirmation; those that are gone say so. */
export function FollowedPanel({ place }: { readonly place: PlaceInHand }) {
  const { term, pageNumber } = place;
  const { query, suppliers, phaseOf, unfollow } = useFollowed(place);
  const shown = query.data?.items.filter(({ id }) => phaseOf(removalKey(id)) !== 'gone') ?? [];
  useListKeys({
    listId: 'followed',
    searchId: 'followed-term',
    isFavourites: true,
    onRemove: (id) => {
      const favourite = shown.find((each) => each.id === id);
      if (favourite) unfollow(favourite);
    },
  });
  const rowOf = (favourite: UserFavorite): CompanyRow => {
    const supplier = suppliers.data?.items.find(({ id }) => id === favourite.objectId);
    const key = removalKey(favourite.id);
    return {
      ...factsOf(favourite, supplier, query.dataUpdatedAt),
      actions: (
        <Button
          size="small"
          aria-label={texts.unfollowOf(favourite.title)}
          onClick={() => unfollow(favourite)}
        >
          {texts.unfollow}
        </Button>
      ),
      ...(phaseOf(key) === 'waiting'
        ? { instead: <RemovedRow removalKey={key}>{texts.unfollowed(favourite.title)}</RemovedRow> }
        : {}),
    };
  };
  // What is removed here is not counted, though the list was read with it.
  const total = (query.data?.totalCount ?? 0) - ((query.data?.items.length ?? 0) - shown.length);
  // The earlier search found none: its field stays until more is known.
  const isUnknown = query.isPlaceholderData && term === '' && total === 0;
  const hrefOf = (page: number) => placeHref({ ...place, pageNumber: page });
  const pages = pageLinks(texts.followed, pageNumber, Math.ceil(total / FOLLOWED_PAGE), hrefOf);
  const isRead = query.data !== undefined && !query.isPlaceholderData;
  useExistingPage({
    ...{ pageNumber, pageSize: FOLLOWED_PAGE, hrefOf },
    list: isRead ? { count: shown.length, totalCount: total } : undefined,
  });
  return (
    <ReadPart
      id="followed"
      title={texts.followed}
      note={<CompanyCount>{total > 0 ? texts.count(formatNumber(total)) : ''}</CompanyCount>}
      texts={{ loading: texts.followedLoading, failed: texts.followedFailed }}
      query={query}
      tools={
        total > 0 || term !== '' || isUnknown ? (
          <CompanyTools>
            <TermField
              id="followed-term"
              label={texts.searchFollowed}
              term={term}
              onTerm={(next) => place.show({ term: next, pageNumber: 1 }, true)}
            />
          </CompanyTools>
        ) : undefined
      }
    >
      {() => (
        <>
          {suppliers.isError && suppliers.data === undefined ? (
            <CompanyPart>
              <span role="alert">{texts.trustFailed}</span>{' '}
              <Button
                aria-label={retryTexts.of(texts.trustFailed)}
                tone="text"
                onClick={() => void suppliers.refetch()}
              >
                {texts.retry}
              </Button>
            </CompanyPart>
          ) : null}
          {total === 0 && !isUnknown ? (
            <NoneFollowed term={term} onAll={() => place.show({ term: '' })} />
          ) : null}
          <CompanyRows label={texts.followed} rows={shown.map(rowOf)} />
          {pages ? (
            <CompanyPart>
              <Pagination {...pages} />
            </CompanyPart>
          ) : null}
        </>
      )}
    </ReadPart>
  );
}

function factsOf(favourite: UserFavorite, supplier: SupplierSummary | undefined, nowMs: number): CompanyRow {
  const { id, title, path, createdAt, isAvailable } = favourite;
  const trust = supplier && datedTrust(supplier, nowMs);
  const since = texts.since(formatDate(createdAt));
  return {
    id,
    letters: supplier?.monogram ?? monogramOf(title),
    ...(isAvailable ? { href: path } : {}),
    name: title,
    note: supplier?.cityName === undefined ? since : `${supplier.cityName}، ${since}`,
    details:
      trust?.trust === undefined ? (
        supplier && texts.notConfirmed
      ) : (
        <TrustLine state={trust.trustState ?? 'valid'}>{trust.trust}</TrustLine>
      ),
    state: isAvailable ? undefined : <Badge tone="warning">{texts.gone}</Badge>,
  };
}

function NoneFollowed({ term, onAll }: { readonly term: string; onAll(): void }) {
  return (
    <CompanyPart>
      {term === '' ? (
        <EmptyPanel
          icon={suppliersIcon}
          title={texts.noFollowed}
          detail={texts.noFollowedDetail}
          action={<ButtonLink href={paths.suppliers('Product')}>{texts.toSuppliers}</ButtonLink>}
        />
      ) : (
        <EmptyPanel
          icon={nothingFoundIcon}
          title={texts.notFound}
          action={<Button onClick={onAll}>{texts.showAll}</Button>}
        />
      )}
    </CompanyPart>
  );
}
