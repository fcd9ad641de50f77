import { Fragment, type ReactNode } from 'react';
import { Skeleton } from '../../skeleton/skeleton';
import { cx } from '../../style/cx';

/** How blocks share the width from md up. */
export type Split = Cells | Shares | 'filters' | 'aside' | 'halves';

/** Cells that share hairlines. */
type Cells = 'goods' | 'browser' | 'two' | 'three' | 'terms' | 'films';

/** Columns of the pages of knowledge. */
type Shares =
  /** Columns of the same kind. */
  | 'areas'
  | 'twin'
  | 'roles'
  /** The text of the page, and what stands beside it. */
  | 'pair'
  | 'talk'
  | 'landing'
  | 'reading'
  | 'guide'
  | 'rail'
  | 'title'
  /** The panels of such a side. */
  | 'beside';

const cells: ReadonlySet<Split | undefined> = new Set<Cells>([
  'goods',
  'browser',
  'two',
  'three',
  'terms',
  'films',
]);

interface ColumnsProps {
  readonly split?: Split;
  /** Inside a box, without space above. */
  readonly isJoined?: boolean;
  readonly children: ReactNode;
}

export function Columns({ split, isJoined, children }: ColumnsProps) {
  return (
    <div
      className={cx('skeleton-columns', { joined: isJoined })}
      data-split={split}
      data-cells={cells.has(split) ? '' : undefined}
    >
      {children}
    </div>
  );
}

/** A surface with placeholder content; `isFlush` for parts that have their own distance and share hairlines. */
export function Box({ isFlush, children }: { readonly isFlush?: boolean; readonly children: ReactNode }) {
  return <div className={cx('skeleton-box', { flush: isFlush })}>{children}</div>;
}

/** Breadcrumb and heading, and what introduces the page. */
export function Top({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="u-skeleton-top">
      <Skeleton shape="short" />
      <Skeleton shape="title" />
      {children}
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
