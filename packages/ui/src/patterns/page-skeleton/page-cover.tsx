'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { cx } from '../../style/cx';

export interface PageCoverProps {
  /** Pixels at the top of the screen that stay uncovered, for the visible part of the header. */
  readonly belowPx: number;
  /** A PageSkeleton. */
  readonly children: ReactNode;
}

/**
 * Skeleton of the next page over the current one. It removes nothing from the document, so that going back finds the page scrolled as
 * before.
 */
export function PageCover({ belowPx, children }: PageCoverProps) {
  const cover = useRef<HTMLDivElement>(null);
  // Set through the object model: the policy of static pages blocks style attributes.
  useLayoutEffect(() => {
    if (cover.current) cover.current.style.insetBlockStart = `${belowPx}px`;
  }, [belowPx]);
  return (
    <div ref={cover} className={cx('page-cover')}>
      <div className={cx('page-main')}>{children}</div>
    </div>
  );
}
