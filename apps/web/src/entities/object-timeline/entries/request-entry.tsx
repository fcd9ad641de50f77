import type { SupplierSummary, TradeRequestSummary } from '@bazaar/api/model';
import { countPhrase, toShownNumber } from '@bazaar/domain/persian';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { requestStages } from '@bazaar/domain/trade-requests/stages';
import { turnOf } from '@bazaar/domain/trade-requests/turn';
import { ButtonLink } from '@bazaar/ui/button';
import { Link } from '@bazaar/ui/link';
import { MixedText } from '@bazaar/ui/mixed-text';
import { StageBar, TimelineEntry, TimelineLinks } from '@bazaar/ui/patterns/object-timeline';
import type { ReactNode } from 'react';
import { deadlineView } from '@/entities/trade-request/deadline-view';
import { nextLink } from '@/entities/trade-request/next-link';
import { StatusBadge } from '@/entities/trade-request/status-badge';
import { accountPaths } from '@/lib/navigation/account-paths';
import { objectTimelineTexts as texts } from '@/translations/object-timeline';
import { tradeRequestTexts } from '@/translations/trade-request';

export type TimelineRequest = TradeRequestSummary & { readonly supplier: Pick<SupplierSummary, 'name'> };

export interface RequestEntryProps {
  readonly request: TimelineRequest;
  readonly time: ReactNode;
  readonly nowMs: number;
}

/** Renders a request: what it asks of whom, how far it has come, and its next step. */
export function RequestEntry({ request, time, nowMs }: RequestEntryProps) {
  const { id, number, status, title, lineCount, supplier, dueAt } = request;
  const stage = stageOf(request);
  const left = dueAt === undefined ? undefined : deadlineView(request, nowMs).text;
  const step = nextLink(
    request,
    (part) => `${accountPaths.tradeRequest(id)}${part === undefined ? '' : `#${part}`}`,
  );
  return (
    <TimelineEntry
      kind="request"
      title={
        <Link tone="plain" href={accountPaths.tradeRequest(id)}>
          {texts.request} <bdi dir="ltr">{toShownNumber(number)}</bdi>
        </Link>
      }
      badge={<StatusBadge status={status} />}
      time={time}
    >
      <p>
        <MixedText>{title}</MixedText>
        {'؛ '}
        <MixedText>{texts.toSupplier(countPhrase(lineCount, texts.line), supplier.name)}</MixedText>
      </p>
      {stage ? <StageBar label={stage.text} done={stage.done} total={stage.total} /> : null}
      <TimelineLinks note={stage && left ? texts.stageLeft(stage.text, left) : (stage?.text ?? left)}>
        {step.isOwnTurn ? (
          <ButtonLink tone="quiet" size="small" href={step.href}>
            {step.text}
          </ButtonLink>
        ) : (
          <Link size={13} touch href={step.href}>
            {step.text}
          </Link>
        )}
      </TimelineLinks>
    </TimelineEntry>
  );
}

/** Returns how far a request has come; undefined for one that ended early, whose past the list does not tell. */
function stageOf({ status }: TradeRequestSummary) {
  if (turnOf(status) === 'ended' && status !== 'Agreed') return undefined;
  const stages = requestStages({ status });
  const done = stages.filter(({ state }) => state === 'done').length;
  const current = stages[Math.min(done, stages.length - 1)];
  if (current === undefined) return undefined;
  const number = formatNumber(Math.min(done + 1, stages.length));
  const text = texts.stage(number, formatNumber(stages.length), tradeRequestTexts.stages[current.stage]);
  return { text, done, total: stages.length };
}
