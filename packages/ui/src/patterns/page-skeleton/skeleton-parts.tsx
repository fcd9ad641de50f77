import { Fragment, type ReactNode } from 'react';
import type { Definitions } from '../../generated/definitions';
import { Skeleton } from '../../skeleton/skeleton';
import { u } from '../../style/u';

/** How blocks share the width from md up. */
export type Split = 'filters' | 'aside' | 'goods' | 'halves';

export function Columns({ split, children }: { readonly split?: Split; readonly children: ReactNode }) {
  return (
    <div className={u('skeleton-columns')} data-split={split}>
      {children}
    </div>
  );
}

interface BoxOfLinesProps {
  readonly lines: number;
  readonly shape?: Definitions['skeleton']['shape'];
  readonly hasPicture?: boolean;
  readonly isTall?: boolean;
}

/** A surface with the lines that will stand on it. */
export function BoxOfLines({ lines, shape = 'line', hasPicture, isTall }: BoxOfLinesProps) {
  return (
    <div className={u('skeleton-box', { tall: isTall })}>
      {hasPicture ? <Skeleton shape="picture" /> : null}
      <Skeleton shape="short" />
      <Repeated count={lines - 1}>{() => <Skeleton shape={shape} />}</Repeated>
    </div>
  );
}

export function Repeated({
  count,
  children,
}: {
  readonly count: number;
  readonly children: () => ReactNode;
}) {
  return Array.from({ length: count }, (_, place) => `block-${place}`).map((place) => (
    <Fragment key={place}>{children()}</Fragment>
  ));
}
