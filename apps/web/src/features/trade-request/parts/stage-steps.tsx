import { formatDate } from '@bazaar/domain/dates/jalali';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { requestStages, type TradeStage } from '@bazaar/domain/trade-requests/stages';
import { TradeSteps } from '@bazaar/ui/patterns/trade-page';
import { Stepper } from '@bazaar/ui/stepper';
import { tradeRequestTexts as texts } from '@/translations/trade-request';
import type { RequestData } from '../reads/request-data';

type Times = Partial<Record<'submittedAt' | 'publishedAt' | 'seenAt' | 'answeredAt' | 'closedAt', string>>;

/** What settles the fee; the request itself does not name the day. */
const SETTLES: ReadonlySet<string> = new Set(['Paid', 'CoveredByMembership']);

/** The steps of the request's life, each with the day it was done. */
export function StageSteps({ request, events }: Pick<RequestData, 'request' | 'events'>) {
  const times: Times = request as object;
  const paidAt = events.state === 'ready' ? events.data.find(({ type }) => SETTLES.has(type))?.at : undefined;
  const days: Partial<Record<TradeStage, string>> = {
    Draft: request.createdAt,
    ...(times.submittedAt ? { Confirmation: times.submittedAt } : {}),
    ...(paidAt ? { Payment: paidAt } : {}),
    ...(times.publishedAt ? { Publication: times.publishedAt, Sent: times.publishedAt } : {}),
    ...(times.answeredAt ? { Answer: times.answeredAt } : {}),
    ...(request.status === 'Agreed' && times.closedAt ? { Agreement: times.closedAt } : {}),
  };
  const stages = requestStages({
    ...times,
    status: request.status,
    outcome: 'outcome' in request ? request.outcome : undefined,
  });
  const at = stages.findIndex(({ state }) => state === 'current' || state === 'error');
  const position = at === -1 ? stages.length - 1 : at;
  const [here, after] = [stages[position], stages[position + 1]];
  return (
    <TradeSteps
      now={texts.stageOf(
        formatNumber(position + 1),
        formatNumber(stages.length),
        here === undefined ? '' : texts.stages[here.stage],
      )}
      next={after === undefined ? undefined : texts.nextStage(texts.stages[after.stage])}
    >
      <Stepper
        label={texts.steps}
        stateLabels={texts.stageStates}
        steps={stages.map(({ stage, state }, index) => ({
          id: stage,
          title: texts.stages[stage],
          state,
          number: formatNumber(index + 1),
          detail:
            state === 'done'
              ? formatDate(days[stage] ?? '')
              : state === 'current'
                ? texts.stageStates.current
                : undefined,
        }))}
      />
    </TradeSteps>
  );
}
