'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { cx } from '../../style/cx';

export interface PageCoverProps {
  /** Pixels from the top of the screen that stay free, for the header where it can be seen. */
  readonly belowPx: number;
  /** A PageSkeleton. */
  readonly children: ReactNode;
}

/**
 * The next page's outline over the page that is being left. It takes nothing out of the document, so that the way back finds the page
 * scrolled as it was.
 */
export function PageCover({ belowPx, children }: PageCoverProps) {
  const cover = useRef<HTMLDivElement>(null);
  // By the object model: the policy of static pages refuses styles in markup.
  useLayoutEffect(() => {
    if (cover.current) cover.current.style.insetBlockStart = `${belowPx}px`;
  }, [belowPx]);
  return (
    <div ref={cover} className={cx('page-cover')}>
      <div className={cx('page-main')}>{children}</div>
    </div>
  );
}
