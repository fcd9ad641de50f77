import { breakpoint } from '../theme/tokens';

export type BreakpointName = 'xs' | keyof typeof breakpoint;

export interface DeviceFlags {
  /** The widest breakpoint that has been reached. */
  readonly name: BreakpointName;
  /** Narrower than `sm`. */
  readonly isMobile: boolean;
}

const reachedBy = (Object.entries(breakpoint) as [keyof typeof breakpoint, number][]).toSorted(
  ([, left], [, right]) => right - left,
);

/** @param width of the window in CSS pixels, its scroll bar included, as media queries count it */
export function flagsOf(width: number): DeviceFlags {
  const name = reachedBy.find(([, least]) => width >= least)?.[0] ?? 'xs';
  return { name, isMobile: width < breakpoint.sm };
}
