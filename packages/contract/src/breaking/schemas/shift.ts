/** How the set of accepted values changed. `changed` means in both directions. */
export type Shift = 'narrowed' | 'widened' | 'changed' | undefined;

/** Returns the shift of two sets from whether each is inside the other. */
export function shiftOf(grows: boolean, shrinks: boolean): Shift {
  if (grows && shrinks) return undefined;
  return grows ? 'widened' : shrinks ? 'narrowed' : 'changed';
}

/** Returns the shift of several constraints that hold together. */
export function combine(shifts: readonly Shift[]): Shift {
  const moved = new Set(shifts.filter((shift) => shift !== undefined));
  return moved.size > 1 ? 'changed' : [...moved][0];
}

export const opposite = (shift: Shift): Shift =>
  shift === 'narrowed' ? 'widened' : shift === 'widened' ? 'narrowed' : shift;
