import { Fragment, type ReactNode } from 'react';
import { Skeleton } from '../../skeleton/skeleton';
import { cx } from '../../style/cx';

/** How blocks share the width from md up. */
export type Split = 'filters' | 'aside' | 'goods' | 'halves' | 'browser';

interface ColumnsProps {
  readonly split?: Split;
  /** Inside a box, without space above. */
  readonly isJoined?: boolean;
  readonly children: ReactNode;
}

export function Columns({ split, isJoined, children }: ColumnsProps) {
  return (
    <div className={cx('skeleton-columns', { joined: isJoined })} data-split={split}>
      {children}
    </div>
  );
}

/** A surface with placeholder content. */
export function Box({ children }: { readonly children: ReactNode }) {
  return <div className={cx('skeleton-box')}>{children}</div>;
}

/** Breadcrumb and heading. */
export function Top() {
  return (
    <div className="u-skeleton-top">
      <Skeleton shape="short" />
      <Skeleton shape="title" />
    </div>
  );
}

/** A heading with the lines below it. */
export function Lines({ count }: { readonly count: number }) {
  return (
    <>
      <Skeleton shape="short" />
      <Repeated count={count}>{() => <Skeleton shape="line" />}</Repeated>
    </>
  );
}

/** Rows of a table: picture, name, numbers. */
export function Rows({ count }: { readonly count: number }) {
  return (
    <Repeated count={count}>
      {() => (
        <div className="u-skeleton-row">
          <span className={`${cx('skeleton', { shape: 'line' })} u-skeleton-thumb`} />
          <Repeated count={5}>{() => <Skeleton shape="line" />}</Repeated>
        </div>
      )}
    </Repeated>
  );
}

/** Cells of products: picture, name, a few properties. */
export function Products({ count }: { readonly count: number }) {
  return (
    <Columns split="goods">
      <Repeated count={count}>
        {() => (
          <Box>
            <Skeleton shape="picture" />
            <div className="u-skeleton-lines">
              <Lines count={4} />
            </div>
          </Box>
        )}
      </Repeated>
    </Columns>
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
