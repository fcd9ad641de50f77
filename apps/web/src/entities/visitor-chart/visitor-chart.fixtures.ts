import type { VisitorLogChart, VisitorLogGroupBy } from '@bazaar/api/model';
import { toJalali } from '@bazaar/domain/dates';
import { addDays, countDays } from '@bazaar/domain/visitor-chart/chart-days';

const FRIDAY = 6;

/** Returns the chart the service would give for an address: fewer visits on Fridays, a little more every day. */
export function chartOf(address: string): VisitorLogChart {
  const query = new URL(address).searchParams;
  const [fromDate, toDate] = [query.get('from') ?? '', query.get('to') ?? ''];
  const groupBy = query.get('groupBy') as VisitorLogGroupBy;
  const points: VisitorLogChart['points'] = [];
  for (let index = 0; index < countDays(fromDate, toDate); index += 1) {
    const date = addDays(fromDate, index);
    const { weekday = 0, day } = toJalali(date) ?? {};
    const visits = weekday === FRIDAY ? 18 : 40 + ((index * 37) % 29) + weekday * 4;
    const uniqueVisitors = Math.round(visits * 0.6);
    const open = points.at(-1);
    const begins = { Day: true, Week: weekday === 0, Month: day === 1 }[groupBy];
    if (open === undefined || begins) points.push({ date, visits, uniqueVisitors });
    else {
      open.visits += visits;
      open.uniqueVisitors += uniqueVisitors;
    }
  }
  return { fromDate, toDate, groupBy, points, totals: totalsOf(points) };
}

/** Returns the same without a visit. */
export function emptyChartOf(address: string): VisitorLogChart {
  const chart = chartOf(address);
  const points = chart.points.map(({ date }) => ({ date, visits: 0, uniqueVisitors: 0 }));
  return { ...chart, points, totals: totalsOf(points) };
}

function totalsOf(points: VisitorLogChart['points']): VisitorLogChart['totals'] {
  return {
    visits: points.reduce((sum, { visits }) => sum + visits, 0),
    uniqueVisitors: points.reduce((sum, { uniqueVisitors }) => sum + uniqueVisitors, 0),
  };
}
