'use client';

import { formatNumber } from '@bazaar/domain/persian/numbers';
import { ButtonLink } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import { MixedText } from '@bazaar/ui/mixed-text';
import { WaitCounts, WaitRows } from '@bazaar/ui/patterns/account-overview';
import { doneIcon } from '@bazaar/ui/patterns/empty-icons';
import { Skeleton } from '@bazaar/ui/skeleton';
import { UnreadParts } from '@/lib/data/unread-parts';
import { paths } from '@/lib/navigation/paths';
import { accountHomeTexts as texts } from '@/translations/account-home';
import type { HomeReads } from '../use-home-reads';
import type { useWaiting } from '../use-waiting';
import { workView } from '../work-view';

export interface WaitingPanelProps {
  readonly reads: HomeReads;
  readonly waiting: ReturnType<typeof useWaiting>;
  readonly nowMs: number;
}

const COUNTS = ['drafts', 'payments', 'corrections', 'answers', 'messages'] as const;

/** What waits for the person: five counts, then one list. What could not be read is named; the rest is there. */
export function WaitingPanel({ reads, waiting, nowMs }: WaitingPanelProps) {
  const { work, counts, unknown, isPartial, isReading } = waiting;
  return (
    <Card as="section" id="requests">
      <WaitCounts
        label={texts.counts}
        counts={COUNTS.map((id) => ({
          ...{ id, label: texts[id] },
          count: isReading ? '…' : unknown.includes(id) ? texts.unknown : formatNumber(counts[id]),
        }))}
      />
      <UnreadParts parts={unreadParts(reads)} />
      {isReading ? (
        <div aria-busy="true">
          <span role="status" className="sr">
            {texts.loading}
          </span>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
      ) : work.length === 0 && isPartial ? null : work.length === 0 ? (
        <EmptyPanel
          icon={doneIcon}
          title={texts.empty}
          detail={texts.emptyDetail}
          action={<ButtonLink href={paths.categoryType('Product')}>{texts.toCatalogue}</ButtonLink>}
        />
      ) : (
        <WaitRows
          label={texts.list}
          rows={work.map((each, index) => {
            const { title, detail, number, ...row } = workView(each, nowMs);
            return {
              ...row,
              title: <Title text={title} number={number} />,
              detail: <MixedText>{detail}</MixedText>,
              actionLabel: texts.work.of(row.action, title),
              isPrimary: index === 0,
            };
          })}
        />
      )}
    </Card>
  );
}

function Title({ text, number }: { readonly text: string; readonly number: string | undefined }) {
  if (number === undefined) return <MixedText>{text}</MixedText>;
  const [before, after] = text.split(number);
  return (
    <>
      {before}
      <bdi dir="ltr">{number}</bdi>
      {after}
    </>
  );
}

function unreadParts({ person, waiting, threads, payments, notes }: HomeReads) {
  const names = texts.unreadParts;
  const parts = [
    { name: names.requests, query: waiting },
    {
      name: names.moreRequests,
      query: { data: undefined, isError: waiting.data?.isPartial === true, refetch: waiting.refetch },
    },
    { name: names.threads, query: threads },
    { name: names.payments, query: payments },
    { name: names.reminders, query: notes },
    { name: names.person, query: person },
  ];
  // Who has no profile yet reads none.
  return parts.filter(({ query }) => query !== person || person.error?.status !== 404);
}
