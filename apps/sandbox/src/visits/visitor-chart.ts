import { beginsBucket, daysOf, type GroupBy } from './chart-days';

export interface DayVisits {
  visits: number;
  uniqueVisitors: number;
}

export interface ChartPoint extends DayVisits {
  /** First day of the bucket within the period. */
  date: string;
}

export interface VisitorChart {
  fromDate: string;
  toDate: string;
  groupBy: GroupBy;
  points: ChartPoint[];
  totals: DayVisits;
}

/**
 * Builds the chart of a period from its days, where days without visits may be missing: buckets without gaps, and totals which are their
 * sums.
 */
export function visitorChart(
  { from, to, groupBy }: { from: string; to: string; groupBy: GroupBy },
  byDay: ReadonlyMap<string, DayVisits>,
): VisitorChart {
  const points: ChartPoint[] = [];
  for (const date of daysOf(from, to)) {
    const { visits, uniqueVisitors } = byDay.get(date) ?? { visits: 0, uniqueVisitors: 0 };
    const open = points.at(-1);
    if (open === undefined || beginsBucket(date, groupBy)) {
      points.push({ date, visits, uniqueVisitors });
    } else {
      open.visits += visits;
      open.uniqueVisitors += uniqueVisitors;
    }
  }
  const sum = (pick: (point: ChartPoint) => number) =>
    points.reduce((total, point) => total + pick(point), 0);
  const totals = {
    visits: sum((point) => point.visits),
    uniqueVisitors: sum((point) => point.uniqueVisitors),
  };
  return { fromDate: from, toDate: to, groupBy, points, totals };
}
