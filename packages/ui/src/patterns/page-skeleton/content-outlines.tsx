import type { ReactNode } from 'react';
import { Skeleton } from '../../skeleton/skeleton';
import { Chips, Crumbs, Introduced, List, Part, Search } from './knowledge-parts';
import { Box, Columns, Lines, Repeated, Top } from './skeleton-parts';

/** Pages of what is written and shown. */
export const contentOutlines = {
  article: () => (
    <>
      <Crumbs />
      <Columns split="reading">
        <div className="u-skeleton-lines">
          <Lines count={5} />
        </div>
        <Box isFlush>
          <div className="u-skeleton-text">
            <Skeleton shape="short" />
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton shape="short" />
          </div>
          <div className="u-skeleton-text u-skeleton-inner">
            <Lines count={2} />
          </div>
          <div className="u-skeleton-text">
            <Lines count={4} />
            <Skeleton shape="picture" />
            <Lines count={8} />
          </div>
        </Box>
        <Columns split="beside" isJoined>
          <List rows={3} />
          <List rows={4} isTall />
          <List rows={3} isTall />
        </Columns>
      </Columns>
    </>
  ),
  contents: () => (
    <>
      <Introduced />
      <Columns>
        <Chips count={8} />
        <Columns split="rail" isJoined>
          <Columns isJoined>
            <List rows={5} />
            <List rows={2} />
          </Columns>
          <Box isFlush>
            <Part />
            <Entries count={8} />
          </Box>
        </Columns>
      </Columns>
    </>
  ),
  videos: () => (
    <>
      <Columns split="title" isJoined>
        <Top>
          <Skeleton />
        </Top>
        <Search />
      </Columns>
      <Columns>
        <Chips count={8} />
        <Columns split="films" isJoined>
          <Repeated count={12}>
            {() => (
              <Box>
                <Skeleton shape="picture" />
                <div className="u-skeleton-lines">
                  <Lines count={2} />
                </div>
              </Box>
            )}
          </Repeated>
        </Columns>
      </Columns>
    </>
  ),
} as const satisfies Readonly<Record<string, () => ReactNode>>;

/** Contents in rows: drawing, words, facts. */
function Entries({ count }: { readonly count: number }) {
  return (
    <div className="u-skeleton-entries">
      <Repeated count={count}>
        {() => (
          <div className="u-skeleton-entry">
            <Skeleton />
            <div className="u-skeleton-lines">
              <Lines count={4} />
            </div>
            <Skeleton />
          </div>
        )}
      </Repeated>
    </div>
  );
}
