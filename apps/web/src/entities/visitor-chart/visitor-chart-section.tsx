'use client';

import { rangeText } from '@bazaar/domain/visitor-chart/chart-buckets';
import { chartCsv } from '@bazaar/domain/visitor-chart/chart-csv';
import { Button } from '@bazaar/ui/button';
import { EmptyPanel, ErrorPanel } from '@bazaar/ui/message-panel';
import { Panel } from '@bazaar/ui/panel';
import { chartIcon } from '@bazaar/ui/patterns/empty-icons';
import { ChartBody } from '@bazaar/ui/patterns/visitor-chart';
import { Skeleton } from '@bazaar/ui/skeleton';
import { type ReactNode, useEffect } from 'react';
import { saveTextFile } from '@/lib/download/save-text-file';
import { goToLogin } from '@/lib/session/go-to-login';
import { retryTexts } from '@/translations/retry';
import { visitorChartTexts as texts } from '@/translations/visitor-chart';
import { ChartNumbers } from './chart-numbers';
import { ChartPlot } from './chart-plot';
import { ChartTools } from './chart-tools';
import { useVisitorChart } from './use-visitor-chart';

export interface VisitorChartSectionProps {
  /** Of one company; without it the whole site for administrators, and a person's own companies together for others. */
  readonly merchantId?: string;
  readonly id?: string;
  readonly title: ReactNode;
  /** The title as plain text, which names drawing and table. */
  readonly name: string;
  readonly note?: ReactNode;
}

/**
 * The visits of a period: figures, drawing, table and file. Period and grouping are the page's address (`visits`, `by`). Needs
 * `company.css`, and `SharedQueries` around it.
 */
export function VisitorChartSection(props: VisitorChartSectionProps) {
  const { merchantId, id = 'visits', title, name, note } = props;
  const { today, choice, before, counted, query, queryBefore, choose } = useVisitorChart(merchantId);
  const chart = query.data;
  // While another period is read, the former one stays with its own days.
  const shown = chart && { from: chart.fromDate, to: chart.toDate };
  const { all, ...told } = counted;
  const isEmpty = chart?.totals.visits === 0;
  const isRefused = query.error?.status === 401;
  useEffect(() => {
    if (isRefused) goToLogin();
  }, [isRefused]);
  const retry = () => void Promise.all([query.refetch(), queryBefore.refetch()]);
  const save = () => {
    if (shown === undefined) return;
    saveTextFile(texts.csvName(shown.from, shown.to), chartCsv(all, texts.csvHeads));
  };
  return (
    <Panel id={id} title={title} note={note} isFlush>
      <ChartTools
        choice={choice}
        today={today}
        hasFile={chart !== undefined && !isEmpty}
        onChoose={choose}
        onFile={save}
      />
      {chart === undefined && query.isError ? (
        <ChartBody>
          <ErrorPanel
            title={texts.failed}
            action={
              <Button aria-label={retryTexts.of(name)} onClick={retry}>
                {texts.retry}
              </Button>
            }
          />
        </ChartBody>
      ) : null}
      {chart === undefined && !query.isError ? (
        <ChartBody isBusy>
          <span role="status" className="sr">
            {texts.loading}
          </span>
          <Skeleton shape="block" />
        </ChartBody>
      ) : null}
      {shown && isEmpty ? (
        <ChartBody>
          <EmptyPanel icon={chartIcon} title={texts.empty(rangeText(shown))} detail={texts.emptyDetail} />
        </ChartBody>
      ) : null}
      {chart && shown && !isEmpty ? (
        <>
          <ChartPlot {...{ name, chart, before, queryBefore, ...told }} period={rangeText(shown)} />
          <ChartNumbers {...{ name, chart }} buckets={told.buckets} />
        </>
      ) : null}
    </Panel>
  );
}
