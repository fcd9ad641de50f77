import type { ReactNode } from 'react';
import { Skeleton } from '../../skeleton/skeleton';
import { u } from '../../style/u';
import { BoxOfLines, Columns, Repeated } from './skeleton-parts';

/** Layouts a page can have. */
export type PageKind = 'home' | 'list' | 'product' | 'supplier' | 'hub' | 'results' | 'account';

export interface PageSkeletonProps {
  readonly kind: PageKind;
  /** Said to whoever does not see it: «در حال بارگذاری…». */
  readonly label: string;
}

/**
 * A whole page on its way, in the layout it will have, so that nothing jumps when it comes.
 *
 * Use it while the next page is being fetched, not before 150 ms. Not for a part of a page (Skeleton), not for a step that ends in
 * another document (LoadingOverlay).
 */
export function PageSkeleton({ kind, label }: PageSkeletonProps) {
  const Body = bodies[kind];
  return (
    <div className={u('page-skeleton')}>
      <span className="sr" role="status">
        {label}
      </span>
      <div aria-hidden="true">
        <Body />
      </div>
    </div>
  );
}

const bodies: Readonly<Record<PageKind, () => ReactNode>> = {
  home: () => (
    <>
      <BoxOfLines lines={4} isTall />
      <Goods count={8} />
    </>
  ),
  list: () => (
    <>
      <Top />
      <Columns split="filters">
        <BoxOfLines lines={12} isTall />
        <BoxOfLines lines={10} shape="row" />
      </Columns>
    </>
  ),
  product: () => (
    <>
      <Skeleton shape="short" />
      <Columns split="aside">
        <BoxOfLines lines={5} hasPicture />
        <BoxOfLines lines={6} isTall />
      </Columns>
    </>
  ),
  supplier: () => (
    <>
      <Skeleton shape="short" />
      <Columns>
        <BoxOfLines lines={4} />
      </Columns>
      <Columns split="aside">
        <BoxOfLines lines={6} shape="row" />
        <BoxOfLines lines={6} isTall />
      </Columns>
    </>
  ),
  hub: () => (
    <>
      <Top />
      <Columns split="halves">
        <BoxOfLines lines={2} />
        <BoxOfLines lines={2} />
      </Columns>
      <Goods count={4} />
    </>
  ),
  results: () => (
    <>
      <Top />
      <Goods count={8} />
    </>
  ),
  account: () => (
    <Columns split="filters">
      <BoxOfLines lines={6} />
      <BoxOfLines lines={5} shape="row" />
    </Columns>
  ),
};

/** Breadcrumb and heading. */
function Top() {
  return (
    <Columns>
      <Skeleton shape="short" />
      <Skeleton shape="title" />
    </Columns>
  );
}

function Goods({ count }: { readonly count: number }) {
  return (
    <Columns split="goods">
      <Repeated count={count}>{() => <BoxOfLines lines={3} hasPicture />}</Repeated>
    </Columns>
  );
}
