import type { ReactNode } from 'react';
import { Skeleton } from '../../skeleton/skeleton';
import { Box, Lines, Repeated, Top } from './skeleton-parts';

/** A page that begins with its card: the breadcrumb alone. */
export function Crumbs() {
  return (
    <div className="u-skeleton-top">
      <Skeleton shape="short" />
    </div>
  );
}

/** The heading with its introduction, which takes a second line on phones. */
export function Introduced({ children }: { readonly children?: ReactNode }) {
  return (
    <Top>
      <Skeleton />
      <div className="u-skeleton-narrow">
        <Skeleton />
      </div>
      {children}
    </Top>
  );
}

/** A field with its button; `isSentence` for one that has lines of its own on phones. */
export function Search({ isSentence = false }: { readonly isSentence?: boolean }) {
  return (
    <div className={isSentence ? 'u-skeleton-fields u-skeleton-sentence' : 'u-skeleton-fields'}>
      <Skeleton />
      <Skeleton />
    </div>
  );
}

/** Choices in one line. */
export function Chips({ count }: { readonly count: number }) {
  return (
    <div className="u-skeleton-chips">
      <Repeated count={count}>{() => <Skeleton />}</Repeated>
    </div>
  );
}

/** Views of one page, in words over a hairline. */
export function Tabs() {
  return (
    <div className="u-skeleton-tabs">
      <Skeleton />
      <Skeleton />
    </div>
  );
}

/** The way on: a sentence and two buttons. */
export function Onward() {
  return (
    <Box>
      <div className="u-skeleton-onward">
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    </Box>
  );
}

/** One row of a list, with a second bar where it says what it is about. */
export function Part({ isTall = false }: { readonly isTall?: boolean }) {
  return (
    <div className="u-skeleton-part">
      <Skeleton />
      {isTall ? <Skeleton shape="short" /> : null}
    </div>
  );
}

interface ListProps {
  readonly rows: number;
  readonly isTall?: boolean;
  /** Without a head. */
  readonly isBare?: boolean;
}

/** A panel of rows. */
export function List({ rows, isTall, isBare = false }: ListProps) {
  return (
    <Box isFlush>
      {isBare ? null : (
        <div className="u-skeleton-part">
          <Skeleton shape="short" />
        </div>
      )}
      <Repeated count={rows}>{() => <Part isTall={isTall} />}</Repeated>
    </Box>
  );
}

/** Words to read, in a card of parts. */
export function Words({ count }: { readonly count: number }) {
  return (
    <div className="u-skeleton-text">
      <Lines count={count} />
    </div>
  );
}

/** A heading above its block. */
export function Named({ children }: { readonly children: ReactNode }) {
  return (
    <div className="u-skeleton-lines u-skeleton-named">
      <Skeleton />
      {children}
    </div>
  );
}

/** Steps of a task. */
export function Steps({ count, lines = 2 }: { readonly count: number; readonly lines?: number }) {
  return (
    <Box isFlush>
      <Repeated count={count}>
        {() => (
          <div className="u-skeleton-step">
            <Skeleton />
            <div className="u-skeleton-lines">
              <Lines count={lines} />
            </div>
            <Skeleton shape="picture" />
          </div>
        )}
      </Repeated>
    </Box>
  );
}
