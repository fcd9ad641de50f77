'use client';

import { useGetVisitorChart } from '@bazaar/api/hooks/visitor-logs';
import type { VisitorLogChart } from '@bazaar/api/model';
import {
  type ChartChoice,
  parseChartChoice,
  rangeBefore,
  writeChartChoice,
} from '@bazaar/domain/visitor-chart/chart-address';
import { type ChartBucket, chartBuckets } from '@bazaar/domain/visitor-chart/chart-buckets';
import { type CountedBuckets, countedBuckets } from '@bazaar/domain/visitor-chart/chart-counted';
import { addDays, dayOfInstant } from '@bazaar/domain/visitor-chart/chart-days';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';

/** Reads the visits of the period that the address says, and of the period before. */
export function useVisitorChart(merchantId: string | undefined) {
  const [today] = useState(() => dayOfInstant(Date.now()));
  const address = useSearchParams();
  const choice = parseChartChoice(address, today);
  const of = merchantId === undefined ? {} : { merchantId };
  const query = useGetVisitorChart(
    { ...choice.range, groupBy: choice.groupBy, ...of },
    { query: { placeholderData: keepPreviousData } },
  );
  const counted = countedOf(query.data, today);
  const { silentFrom } = query.isPlaceholderData ? {} : counted;
  // Days of which nothing is told are not compared with days that were counted.
  const range = silentFrom === undefined ? choice.range : { ...choice.range, to: addDays(silentFrom, -1) };
  const before = rangeBefore({ ...choice, range });
  // Only its totals are of use: few points are.
  const queryBefore = useGetVisitorChart({ ...before, groupBy: 'Month', ...of });
  const choose = (next: ChartChoice) => {
    const search = new URLSearchParams(address);
    writeChartChoice(search, next);
    const text = String(search);
    history.replaceState(null, '', text === '' ? location.pathname : `?${text}`);
  };
  return { today, choice, before, counted, query, queryBefore, choose };
}

/** Returns the buckets of a chart, and those of them of which something is told. */
function countedOf(chart: VisitorLogChart | undefined, today: string): CountedChart {
  if (chart === undefined) return { all: [], buckets: [] };
  const { groupBy, fromDate: from, toDate: to } = chart;
  const all = chartBuckets(chart.points, { groupBy, range: { from, to }, today });
  return { all, ...countedBuckets(all, { to, today }) };
}

interface CountedChart extends CountedBuckets {
  readonly all: readonly ChartBucket[];
}
