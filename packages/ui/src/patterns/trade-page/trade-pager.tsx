import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../../icon/icon';

/** The way to a neighbour: its address, and its name for screen readers. */
export interface TradeNeighbour {
  readonly href: string;
  readonly label: string;
}

/** A request's place in its list, between arrows to the requests before and after it. */
export function TradePager({
  label,
  previous,
  next,
  children,
}: {
  /** Accessible name of the arrows. */
  readonly label: string;
  /** Absent on the first. */
  readonly previous?: TradeNeighbour | undefined;
  /** Absent on the last. */
  readonly next?: TradeNeighbour | undefined;
  /** Link to the list: «۳ از ۴۲». */
  readonly children: ReactNode;
}) {
  return (
    <nav aria-label={label}>
      {previous === undefined ? null : (
        <a rel="prev" href={previous.href}>
          <Icon path={mdiChevronLeft} size={20} label={previous.label} mirrored />
        </a>
      )}
      {children}
      {next === undefined ? null : (
        <a rel="next" href={next.href}>
          <Icon path={mdiChevronRight} size={20} label={next.label} mirrored />
        </a>
      )}
    </nav>
  );
}
