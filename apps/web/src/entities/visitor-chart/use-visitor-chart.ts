'use client';

import { useGetVisitorChart } from '@bazaar/api/hooks/visitor-logs';
import {
  type ChartChoice,
  parseChartChoice,
  rangeBefore,
  writeChartChoice,
} from '@bazaar/domain/visitor-chart/chart-address';
import { dayOfInstant } from '@bazaar/domain/visitor-chart/chart-days';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';

/** Reads the visits of the period that the address says, and of the period before. */
export function useVisitorChart(merchantId: string | undefined) {
  const [today] = useState(() => dayOfInstant(Date.now()));
  const address = useSearchParams();
  const choice = parseChartChoice(address, today);
  const before = rangeBefore(choice);
  const of = merchantId === undefined ? {} : { merchantId };
  const query = useGetVisitorChart(
    { ...choice.range, groupBy: choice.groupBy, ...of },
    { query: { placeholderData: keepPreviousData } },
  );
  // Only its totals are of use: few points are.
  const queryBefore = useGetVisitorChart({ ...before, groupBy: 'Month', ...of });
  const choose = (next: ChartChoice) => {
    const search = new URLSearchParams(address);
    writeChartChoice(search, next);
    const text = String(search);
    history.replaceState(null, '', text === '' ? location.pathname : `?${text}`);
  };
  return { today, choice, before, query, queryBefore, choose };
}
