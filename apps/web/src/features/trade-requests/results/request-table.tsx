'use client';

import { countPhrase, toShownNumber } from '@bazaar/domain/persian';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { turnOf } from '@bazaar/domain/trade-requests/turn';
import { Badge } from '@bazaar/ui/badge';
import { ButtonLink } from '@bazaar/ui/button';
import { Link } from '@bazaar/ui/link';
import { MixedText } from '@bazaar/ui/mixed-text';
import { PickBox, TradeRow, TradeTable } from '@bazaar/ui/patterns/trade-list';
import { deadlineView } from '@/entities/trade-request/deadline-view';
import { StatusBadge } from '@/entities/trade-request/status-badge';
import { tradeListTexts as texts } from '@/translations/trade-list';
import { tradeRequestMessages } from '@/translations/trade-requests';
import { type ListedRequest, nextLink } from '../request-rows';
import { requestHref } from '../requests-address';
import type { RequestList } from '../requests-list';

/** The rows of the list, with the boxes that choose them. */
export function RequestTable({ requests, filter, picked, onPick, nowMs }: RequestList) {
  const pickedHere = requests.filter(({ id }) => picked.has(id)).length;
  const pick = (ids: readonly string[], isPicked: boolean) => {
    const next = new Set(picked);
    for (const id of ids) isPicked ? next.add(id) : next.delete(id);
    onPick(next);
  };
  const all = (
    <PickBox
      label={texts.pickAll}
      isPicked={pickedHere === requests.length}
      isMixed={pickedHere > 0 && pickedHere < requests.length}
      onPick={(isPicked) =>
        pick(
          requests.map(({ id }) => id),
          isPicked,
        )
      }
    />
  );
  return (
    <TradeTable caption={texts.caption} pick={all} heads={texts.heads}>
      {requests.map((request) => (
        <Row
          key={request.id}
          {...{ request, filter, nowMs }}
          isPicked={picked.has(request.id)}
          onPick={(isPicked) => pick([request.id], isPicked)}
        />
      ))}
    </TradeTable>
  );
}

interface RowProps extends Pick<RequestList, 'filter' | 'nowMs'> {
  readonly request: ListedRequest;
  readonly isPicked: boolean;
  onPick(isPicked: boolean): void;
}

function Row({ request, filter, nowMs, isPicked, onPick }: RowProps) {
  const { id, title, status, supplier, lineCount, group } = request;
  const turn = turnOf(status);
  const due = deadlineView(request, nowMs);
  return (
    <TradeRow
      isPicked={isPicked}
      pick={<PickBox label={texts.pick(title)} isPicked={isPicked} onPick={onPick} />}
      title={
        <Link tone="plain" href={requestHref(id, filter)}>
          <MixedText>{title}</MixedText>
        </Link>
      }
      note={<Numbers {...request} />}
      supplier={supplier.name}
      place={
        group === undefined
          ? supplier.cityName
          : texts.grouped(formatNumber(group.answeredCount), formatNumber(group.count))
      }
      lines={countPhrase(lineCount, texts.line)}
      status={<StatusBadge status={status} />}
      turn={tradeRequestMessages.turns[turn]}
      isOwnTurn={turn === 'buyer'}
      due={due.text}
      // A date that is the text already is not said twice.
      dueNote={due.isFar ? undefined : due.moment}
      isUrgent={due.isUrgent}
      next={<Next {...nextLink(request, filter)} />}
    />
  );
}

function Numbers({ number, buyerReference, unreadCount }: ListedRequest) {
  return (
    <>
      <bdi dir="ltr">{toShownNumber(number)}</bdi>
      {buyerReference === undefined ? null : (
        // One number is enough where the supplier stands beside it.
        <span>
          ، <bdi dir="ltr">{buyerReference}</bdi>
        </span>
      )}
      {unreadCount > 0 ? (
        <>
          {' '}
          <Badge tone="info">{texts.unread(formatNumber(unreadCount))}</Badge>
        </>
      ) : null}
    </>
  );
}

function Next({ text, href, isOwnTurn }: ReturnType<typeof nextLink>) {
  if (isOwnTurn) {
    return (
      <ButtonLink tone="quiet" size="small" href={href}>
        {text}
      </ButtonLink>
    );
  }
  return (
    <Link size={13} touch href={href}>
      {text}
    </Link>
  );
}
