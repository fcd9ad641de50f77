/** Adds months and keeps the day, or the month's last one (31 January → 28 February), all in UTC. */
export function addMonths(from: Date, months: number): Date {
  const day = from.getUTCDate();
  const moved = new Date(from);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(day, lastDay));
  return moved;
}

/** Returns the whole months from `from` to `at`: the index of the current month, from 0. */
export function monthsSince(from: Date, at: Date): number {
  const years = at.getUTCFullYear() - from.getUTCFullYear();
  const months = years * 12 + at.getUTCMonth() - from.getUTCMonth();
  return at < addMonths(from, months) ? months - 1 : months;
}
