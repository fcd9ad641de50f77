import type { TradeRequest, UnitOfMeasurement } from '@bazaar/api/model';
import { formatLongDate } from '@bazaar/domain/dates';
import { formatNumber } from '@bazaar/domain/persian';
import { compareAnswers } from '@bazaar/domain/trade-answers/compare-answers';
import { Badge } from '@bazaar/ui/badge';
import { Button, ButtonLink } from '@bazaar/ui/button';
import { EmptyPanel, ErrorPanel } from '@bazaar/ui/message-panel';
import { AccountHead, AccountStack } from '@bazaar/ui/patterns/account-page';
import { AnswerComparison, AnswerTools } from '@bazaar/ui/patterns/answer-comparison';
import { answersIcon } from '@bazaar/ui/patterns/empty-icons';
import { Skeleton } from '@bazaar/ui/skeleton';
import { accountPaths } from '@/lib/navigation/account-paths';
import { isolateCodes } from '@/lib/text/isolate-codes';
import { tradeAnswerMessages as texts } from '@/translations/trade-answers';
import { toLine } from './answer-lines';
import { toSupplier } from './answer-suppliers';
import { toWhole } from './answer-wholes';
import { toWinners } from './answer-winners';
import { toColumns } from './answered-requests';
import { answersCsvHref } from './answers-csv';

export type TradeAnswersViewProps =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; onRetry(): void }
  | {
      readonly state: 'ready';
      readonly requests: readonly TradeRequest[];
      readonly units: readonly UnitOfMeasurement[];
      readonly nowMs: number;
      onPrint?(): void;
    };

/** The answers of one group side by side, line by line, in the units of the request. */
export function TradeAnswersView(props: TradeAnswersViewProps) {
  if (props.state === 'loading') {
    return (
      <AccountStack busyLabel={texts.loading}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </AccountStack>
    );
  }
  if (props.state === 'failed') {
    return (
      <ErrorPanel title={texts.failed} action={<Button onClick={props.onRetry}>{texts.retry}</Button>} />
    );
  }
  return <Answers {...props} />;
}

function Answers({ requests, units, nowMs, onPrint }: Extract<TradeAnswersViewProps, { state: 'ready' }>) {
  const columns = toColumns(requests, nowMs);
  const answered = columns.filter(({ compared }) => compared.answeredAt !== undefined).length;
  const [first] = columns;
  if (first === undefined || answered === 0) {
    return (
      <EmptyPanel
        icon={answersIcon}
        title={texts.empty}
        detail={texts.emptyDetail}
        action={<ButtonLink href={accountPaths.tradeRequests}>{texts.toList}</ButtonLink>}
      />
    );
  }
  const isDiscrete = new Map(units.map((unit) => [unit.id, unit.isDiscrete]));
  const comparison = compareAnswers(
    columns.map(({ compared }) => compared),
    (unitId) => isDiscrete.get(unitId) ?? false,
  );
  const { title, buyerReference, neededBy, lines } = first.request;
  const facts = [
    isolateCodes(title),
    texts.lines(formatNumber(lines.length)),
    ...(buyerReference === undefined ? [] : [texts.reference(isolateCodes(buyerReference))]),
  ];
  return (
    <AccountStack>
      <AccountHead
        title={texts.title}
        note={
          <>
            <Badge tone="info">{texts.count(formatNumber(answered), formatNumber(columns.length))}</Badge>{' '}
            {facts.join('؛ ')}
          </>
        }
        action={
          <AnswerTools>
            <ButtonLink href={answersCsvHref(columns, comparison)} download={texts.csvName} size="small">
              {texts.csv}
            </ButtonLink>
            {onPrint ? (
              <Button size="small" onClick={onPrint}>
                {texts.print}
              </Button>
            ) : null}
          </AnswerTools>
        }
      />
      <AnswerComparison
        winners={toWinners(columns, comparison, nowMs)}
        suppliers={columns.map((column) => toSupplier(column, nowMs))}
        lines={comparison.rows.map((row, index) => toLine(row, index, { units, nowMs }))}
        wholes={columns.flatMap((column, index) => {
          const total = comparison.totals[index];
          return total === undefined ? [] : [toWhole(column, total, comparison, { columns, nowMs })];
        })}
        need={neededBy === undefined ? undefined : texts.neededUntil(formatLongDate(neededBy))}
        note={texts.note}
        labels={{ ...texts, unanswered: texts.notAnswered }}
      />
    </AccountStack>
  );
}
