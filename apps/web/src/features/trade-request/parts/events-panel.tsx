import type { TradeRequestEvent } from '@bazaar/api/model';
import { formatClock, formatDate } from '@bazaar/domain/dates/jalali';
import { Button } from '@bazaar/ui/button';
import { ErrorPanel } from '@bazaar/ui/message-panel';
import { MixedText } from '@bazaar/ui/mixed-text';
import { Panel } from '@bazaar/ui/panel';
import { Skeleton } from '@bazaar/ui/skeleton';
import { DateText } from '@bazaar/ui/time-text';
import { Timeline, type TimelineEventView } from '@bazaar/ui/timeline';
import { retryTexts } from '@/translations/retry';
import { tradeRequestTexts as texts } from '@/translations/trade-request';
import type { RequestData } from '../reads/request-data';

/** What somebody must act on; it calls no longer once something came after it. */
const CALLS: ReadonlySet<string> = new Set(['CorrectionRequested', 'PaymentRequested']);
const TONES: Readonly<Record<string, TimelineEventView['tone']>> = {
  CorrectionRequested: 'warning',
  PaymentRequested: 'warning',
  Answered: 'success',
  Revised: 'success',
  Agreed: 'success',
  Declined: 'error',
  Expired: 'error',
};

/** What happened to the request, the latest first, with who and when. */
export function EventsPanel({ events }: Pick<RequestData, 'events'>) {
  return (
    <Panel id="request-events" title={texts.events} bleed>
      {events.state === 'loading' ? (
        <Skeleton shape="block" />
      ) : events.state === 'failed' ? (
        <ErrorPanel
          title={texts.eventsFailed}
          action={
            <Button aria-label={retryTexts.of(texts.events)} onClick={events.onRetry}>
              {texts.retry}
            </Button>
          }
          isInline
        />
      ) : (
        <Timeline label={texts.events} events={[...events.data].sort(latestFirst).map(eventView)} />
      )}
    </Panel>
  );
}

function latestFirst(one: TradeRequestEvent, other: TradeRequestEvent): number {
  return other.at.localeCompare(one.at);
}

function eventView({ id, type, actorName, actorRole, note, at }: TradeRequestEvent, index: number) {
  const role = texts.roles[actorRole];
  return {
    id,
    title: texts.eventTypes[type] ?? type,
    tone: index > 0 && CALLS.has(type) ? 'neutral' : (TONES[type] ?? 'neutral'),
    isCurrent: index === 0,
    time: (
      <DateText at={at}>
        {formatDate(at)}، {formatClock(at)}
      </DateText>
    ),
    actor: role === undefined || role === actorName ? actorName : `${actorName}، ${role}`,
    ...(note === undefined ? {} : { detail: <MixedText>{note}</MixedText> }),
  } satisfies TimelineEventView;
}
