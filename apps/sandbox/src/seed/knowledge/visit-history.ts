import { createRandom } from '../random';
import { daysFromReference } from '../reference-date';
import type { SeedSupplier } from '../seed-types';

export const historyDays = 120;

export interface SeedVisitDay {
  scope: string;
  /** Calendar day in Asia/Tehran. */
  day: string;
  visits: number;
  uniqueVisitors: number;
}

/** Relative traffic of each day of the week, from Sunday; Friday is the weekend. */
const weekdayShare = [1.1, 1.12, 1.08, 1.05, 0.72, 0.35, 0.98];

/**
 * Builds the visits of the 120 days before the reference date: every supplier's page with a weekly rhythm and a slow rise, and the site,
 * whose visits are those of the suppliers and as many again to other pages.
 */
export function buildVisitHistory(suppliers: readonly SeedSupplier[]): SeedVisitDay[] {
  const days = Array.from({ length: historyDays }, (_, index) => {
    const ago = historyDays - index;
    const at = daysFromReference(-ago);
    return { day: at.slice(0, 10), share: weekdayShare[new Date(at).getUTCDay()] ?? 1, rise: 1 - ago / 400 };
  });
  const ofSuppliers = suppliers
    .filter(({ isActive }) => isActive)
    .flatMap(({ merchantId, visitCount }) => {
      const random = createRandom(`visits-${merchantId}`);
      const daily = Math.max(2, visitCount / 400);
      return days.map(({ day, share, rise }): SeedVisitDay => {
        const visits = Math.round(daily * share * rise * random.between(0.7, 1.3));
        return {
          scope: merchantId,
          day,
          visits,
          uniqueVisitors: Math.round(visits * random.between(0.6, 0.85)),
        };
      });
    });
  return [...ofSuppliers, ...siteDays(ofSuppliers)];
}

function siteDays(ofSuppliers: readonly SeedVisitDay[]): SeedVisitDay[] {
  const sums = new Map<string, SeedVisitDay>();
  for (const { day, visits, uniqueVisitors } of ofSuppliers) {
    const sum = sums.get(day) ?? { scope: 'site', day, visits: 0, uniqueVisitors: 0 };
    sums.set(day, {
      ...sum,
      visits: sum.visits + visits * 2,
      // Most people visit several companies on one day.
      uniqueVisitors: sum.uniqueVisitors + Math.ceil(uniqueVisitors / 3),
    });
  }
  return [...sums.values()];
}
