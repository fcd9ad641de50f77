'use client';

import type { SupplierSummary } from '@bazaar/api/model';
import {
  DEALING_SORTS,
  type Dealing,
  type DealingSort,
  selectDealings,
} from '@bazaar/domain/companies/dealings';
import { formatRelative } from '@bazaar/domain/dates/relative';
import { monogramOf } from '@bazaar/domain/persian/monogram';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { Badge } from '@bazaar/ui/badge';
import { Button, ButtonLink } from '@bazaar/ui/button';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import { MixedText } from '@bazaar/ui/mixed-text';
import {
  CompanyCount,
  CompanyPart,
  type CompanyRow,
  CompanyRows,
  CompanyTools,
} from '@bazaar/ui/patterns/company-page';
import { nothingFoundIcon, suppliersIcon } from '@bazaar/ui/patterns/empty-icons';
import { Select } from '@bazaar/ui/select';
import { conversationHref } from '@/entities/conversation/question-object';
import { ReadMore } from '@/lib/data/read-more';
import { accountPaths } from '@/lib/navigation/account-paths';
import { paths } from '@/lib/navigation/paths';
import { companyTexts as texts } from '@/translations/company';
import { useListKeys } from '../list-keys';
import { ReadPart } from '../read-part';
import { TermField } from '../term-field';
import type { PlaceInHand } from '../use-company-place';
import { useDealings } from './use-dealings';

/** Whom one has sent requests to: how many, the last event, whose turn it is, and the way to the messages. */
export function DealingsPanel({ place }: { readonly place: PlaceInHand }) {
  const { query, nowMs, readCount, totalCount, more } = useDealings();
  const { term, sort } = place;
  const found = query.data && selectDealings(query.data, { term, sort });
  useListKeys({ listId: 'dealings', searchId: 'dealings-term' });
  return (
    <ReadPart
      id="dealings"
      title={texts.dealings}
      note={<CompanyCount>{found?.length ? texts.count(formatNumber(found.length)) : ''}</CompanyCount>}
      texts={{ loading: texts.dealingsLoading, failed: texts.dealingsFailed }}
      query={{ ...query, data: found }}
      tools={
        query.data?.length ? (
          <CompanyTools>
            <TermField
              id="dealings-term"
              label={texts.search}
              term={term}
              onTerm={(next) => place.show({ term: next }, true)}
            />
            <Select
              id="dealings-sort"
              label={texts.sort}
              isLabelHidden
              dense
              options={DEALING_SORTS.map((value) => ({ value, label: texts.sorts[value] }))}
              value={sort}
              onChange={({ target }) => place.show({ sort: target.value as DealingSort }, true)}
            />
          </CompanyTools>
        ) : undefined
      }
    >
      {(dealings) => (
        <>
          {dealings.length === 0 ? <NoDealings term={term} onAll={() => place.show({ term: '' })} /> : null}
          <CompanyRows label={texts.dealings} rows={dealings.map((dealing) => rowOf(dealing, nowMs))} />
          {more.read === undefined ? null : (
            <CompanyPart>
              {texts.partOfRequests(formatNumber(readCount), formatNumber(totalCount))}{' '}
              <ReadMore pages={more}>{texts.more}</ReadMore>
            </CompanyPart>
          )}
        </>
      )}
    </ReadPart>
  );
}

function rowOf(dealing: Dealing<SupplierSummary>, nowMs: number): CompanyRow {
  const { supplier, count, lastEventAt, next, turn, unreadCount, conversationId } = dealing;
  const facts = [
    supplier.cityName,
    texts.requests(formatNumber(count)),
    texts.lastEvent(formatRelative(lastEventAt, nowMs)),
  ];
  return {
    id: supplier.id,
    letters: supplier.monogram ?? monogramOf(supplier.name),
    href: paths.supplier(supplier),
    name: supplier.name,
    note: facts.filter(Boolean).join('، '),
    details: (
      <a href={accountPaths.tradeRequest(next.id)}>
        <MixedText>{next.title}</MixedText>
      </a>
    ),
    state: <Badge tone={turn === 'buyer' ? 'warning' : 'neutral'}>{texts.turns[turn]}</Badge>,
    actions: (
      <>
        {conversationId === undefined ? null : (
          <ButtonLink
            size="small"
            href={conversationHref(conversationId)}
            aria-label={
              unreadCount > 0
                ? texts.unreadOf(formatNumber(unreadCount), supplier.name)
                : texts.messagesOf(supplier.name)
            }
          >
            {unreadCount > 0 ? texts.unread(formatNumber(unreadCount)) : texts.messages}
          </ButtonLink>
        )}
        <ButtonLink
          size="small"
          href={accountPaths.tradeRequestsTo(supplier.id)}
          aria-label={texts.allRequestsOf(supplier.name)}
        >
          {texts.allRequests}
        </ButtonLink>
      </>
    ),
  };
}

function NoDealings({ term, onAll }: { readonly term: string; onAll(): void }) {
  return (
    <CompanyPart>
      {term === '' ? (
        <EmptyPanel
          icon={suppliersIcon}
          title={texts.noDealings}
          detail={texts.noDealingsDetail}
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
