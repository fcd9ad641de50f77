'use client';

import type { VisitorLogChart } from '@bazaar/api/model';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import type { ChartBucket } from '@bazaar/domain/visitor-chart/chart-buckets';
import { Button } from '@bazaar/ui/button';
import { ChartTable } from '@bazaar/ui/patterns/visitor-chart';
import { useState } from 'react';
import { visitorChartTexts as texts } from '@/translations/visitor-chart';
import { chartRows, rowCells } from './chart-texts';

/** Rows at first: a week, and one more day for its beginning. */
const FIRST_ROWS = 8;

export interface ChartNumbersProps {
  readonly name: string;
  readonly buckets: readonly ChartBucket[];
  readonly chart: VisitorLogChart;
}

/** The same data as a table. */
export function ChartNumbers({ name, buckets, chart }: ChartNumbersProps) {
  const [isWhole, setWhole] = useState(false);
  const { groupBy, totals } = chart;
  const rows = chartRows(buckets, groupBy);
  const days = buckets.reduce((sum, bucket) => sum + bucket.days, 0);
  const isCut = !isWhole && rows.length > FIRST_ROWS;
  return (
    <ChartTable
      caption={texts.tableOf(name)}
      heads={[texts.when[groupBy], texts.visits, texts.unique, ...(groupBy === 'Day' ? [] : [texts.average])]}
      rows={isCut ? rows.slice(0, FIRST_ROWS) : rows}
      total={{ id: 'total', name: texts.total, cells: rowCells(totals, days, groupBy) }}
      more={
        isCut ? (
          <Button tone="text" onClick={() => setWhole(true)}>
            {texts.showAll(formatNumber(rows.length))}
          </Button>
        ) : undefined
      }
    />
  );
}
