'use client';

import type { VisitorLogChart } from '@bazaar/api/model';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import type { ChartRange } from '@bazaar/domain/visitor-chart/chart-address';
import { type ChartBucket, dayText, rangeText } from '@bazaar/domain/visitor-chart/chart-buckets';
import { Button } from '@bazaar/ui/button';
import { Chart, chartTicks } from '@bazaar/ui/chart';
import { ChartBody, ChartFigures, ChartNote } from '@bazaar/ui/patterns/visitor-chart';
import { retryTexts } from '@/translations/retry';
import { visitorChartTexts as texts } from '@/translations/visitor-chart';
import { chartFigures, chartPoints } from './chart-texts';

export interface ChartPlotProps {
  readonly name: string;
  readonly period: string;
  readonly buckets: readonly ChartBucket[];
  /** First day of which nothing is told. */
  readonly silentFrom?: string;
  readonly chart: VisitorLogChart;
  readonly before: ChartRange;
  readonly queryBefore: {
    readonly data: VisitorLogChart | undefined;
    readonly isError: boolean;
    refetch(): unknown;
  };
}

/** Figures and drawing of a period. Days are a line, weeks and months bars. */
export function ChartPlot({ name, period, buckets, silentFrom, chart, before, queryBefore }: ChartPlotProps) {
  const { groupBy, totals } = chart;
  const ticks = chartTicks(Math.max(...buckets.map(({ visits }) => visits)));
  return (
    <>
      <ChartFigures figures={chartFigures(buckets, { totals, before: queryBefore.data?.totals, groupBy })} />
      <ChartBody>
        <p role="status" className="sr">
          {texts.status(formatNumber(totals.visits), period)}
        </p>
        <ChangeNote before={before} query={queryBefore} />
        {silentFrom === undefined ? null : <ChartNote>{texts.silentFrom(dayText(silentFrom))}</ChartNote>}
        <Chart
          title={name}
          isEmbedded
          kind={groupBy === 'Day' ? 'line' : 'bars'}
          points={chartPoints(buckets, groupBy)}
          ticks={ticks.map((value) => ({ value, text: formatNumber(value) }))}
          legend={{
            value: texts.visits,
            part: texts.unique,
            tinted: texts.friday,
            partial: texts.partial[groupBy],
          }}
        />
      </ChartBody>
    </>
  );
}

/** What more and less are told against. */
function ChangeNote({
  before,
  query,
}: {
  readonly before: ChartRange;
  readonly query: ChartPlotProps['queryBefore'];
}) {
  const { data, isError, refetch } = query;
  if (data === undefined && isError) {
    return (
      <ChartNote>
        {texts.beforeFailed}{' '}
        <Button
          aria-label={retryTexts.of(texts.beforeFailed)}
          tone="text"
          size="small"
          onClick={() => void refetch()}
        >
          {texts.retry}
        </Button>
      </ChartNote>
    );
  }
  const period = rangeText(before);
  return (
    <ChartNote>{data?.totals.visits === 0 ? texts.nothingBefore(period) : texts.compared(period)}</ChartNote>
  );
}
