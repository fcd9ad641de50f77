import type { WorkingHours } from '@bazaar/api/model';
import { toPersianDigits } from '@bazaar/domain/persian';
import { supplierMessages as texts } from '@/translations/supplier';

/** Returns the working hours as lines, days in a row with equal hours joined: «شنبه تا چهارشنبه، ۸ تا ۱۷». Closed days are left out. */
export function workingHoursLines(days: readonly WorkingHours[]): string[] {
  const runs: WorkingHours[][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last?.[0] && last[0].opens === day.opens && last[0].closes === day.closes) last.push(day);
    else runs.push([day]);
  }
  return runs.flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)];
    if (!first?.opens || !first.closes || !last) return [];
    const names = [texts.weekdays[first.weekday], texts.weekdays[last.weekday]] as const;
    const label = run.length === 1 ? names[0] : texts.dayRange(...names);
    return [texts.hoursOf(label, hour(first.opens), hour(first.closes))];
  });
}

/** Formats «۰۸:۰۰» as «۸»; «۱۶:۳۰» stays. */
function hour(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  return toPersianDigits(minutes === '00' ? String(Number(hours)) : `${Number(hours)}:${minutes}`);
}
