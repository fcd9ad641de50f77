'use client';

import {
  CHART_GROUPINGS,
  CHART_PERIODS,
  type ChartChoice,
  type ChartPeriod,
  EARLIEST_DAY,
  groupingsOf,
  longestRange,
  rangeOfPeriod,
} from '@bazaar/domain/visitor-chart/chart-address';
import { DateRangePicker } from '@bazaar/ui/date-range-picker';
import { ChartTools as Tools } from '@bazaar/ui/patterns/visitor-chart';
import { Select } from '@bazaar/ui/select';
import { useState } from 'react';
import { dateRangeTexts, dateTexts } from '@/lib/text/date-texts';
import { visitorChartTexts as texts } from '@/translations/visitor-chart';

export interface ChartToolsProps {
  readonly choice: ChartChoice;
  readonly today: string;
  readonly hasFile: boolean;
  onChoose(choice: ChartChoice): void;
  onFile(): void;
}

/** Chooses grouping and period, and saves the file. A period of one's own takes effect once it has both ends. */
export function ChartTools({ choice, today, hasFile, onChoose, onFile }: ChartToolsProps) {
  const fitting = groupingsOf(choice.range);
  const choosePeriod = (value: string) => {
    const period = CHART_PERIODS.find((each) => each === value);
    onChoose({
      ...choice,
      ...(period ? { period, range: rangeOfPeriod(period, today) } : { period: 'custom' }),
    });
  };
  return (
    <Tools
      grouping={{
        label: texts.grouping,
        value: choice.groupBy,
        options: CHART_GROUPINGS.map((value) => ({
          value,
          text: texts.groupings[value],
          isDisabled: !fitting.includes(value),
        })),
        onChoose: (groupBy) => onChoose({ ...choice, groupBy }),
      }}
      period={
        <>
          <Select
            id="visits-period"
            label={texts.period}
            isLabelHidden
            dense
            options={[...CHART_PERIODS, 'custom' as const].map((value) => ({
              value,
              label: texts.periods[value],
            }))}
            value={choice.period}
            onChange={({ target }) => choosePeriod(target.value as ChartPeriod)}
          />
          {choice.period === 'custom' ? <OwnPeriod {...{ choice, today, onChoose }} /> : null}
        </>
      }
      file={{ text: texts.csv, name: texts.csvLabel, isDisabled: !hasFile, onSave: onFile }}
    />
  );
}

function OwnPeriod({ choice, today, onChoose }: Pick<ChartToolsProps, 'choice' | 'today' | 'onChoose'>) {
  const [range, setRange] = useState<{ readonly from?: string; readonly to?: string }>(choice.range);
  const change = (next: typeof range) => {
    setRange(next);
    const { from, to } = next;
    if (from === undefined || to === undefined) return;
    onChoose({ ...choice, period: 'custom', range: longestRange({ from, to }) });
  };
  return (
    <DateRangePicker
      id="visits-days"
      label={texts.customPeriod}
      {...dateRangeTexts}
      dense
      value={range}
      onChange={change}
      min={EARLIEST_DAY}
      max={today}
      today={today}
      texts={dateTexts}
    />
  );
}
