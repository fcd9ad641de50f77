import type { ReactNode } from 'react';
import { Skeleton } from '../../skeleton/skeleton';
import { assistantOutlines } from './assistant-outlines';
import { contentOutlines } from './content-outlines';
import { helpOutlines } from './help-outlines';
import { Box, Columns, Lines, Products, Repeated, Rows, Top } from './skeleton-parts';

/** Skeleton of each page layout. */
export const pageOutlines = {
  ...assistantOutlines,
  ...contentOutlines,
  ...helpOutlines,
  home: () => (
    <>
      <Columns split="browser" isJoined>
        <Repeated count={4}>
          {() => (
            <Box>
              <Lines count={3} />
            </Box>
          )}
        </Repeated>
      </Columns>
      <Products count={8} />
    </>
  ),
  list: () => (
    <>
      <Top />
      <Columns split="filters">
        <Box>
          <Lines count={14} />
        </Box>
        <Box>
          <Lines count={0} />
          <Rows count={10} />
        </Box>
      </Columns>
    </>
  ),
  product: () => (
    <>
      <Top />
      <Columns split="aside">
        <Box>
          <Columns split="halves" isJoined>
            <Skeleton shape="picture" />
            <div className="u-skeleton-lines">
              <Lines count={6} />
            </div>
          </Columns>
        </Box>
        <Box>
          <Lines count={8} />
          <Skeleton shape="row" />
          <Lines count={3} />
        </Box>
      </Columns>
    </>
  ),
  supplier: () => (
    <>
      <Top />
      <Columns>
        <Box>
          <Lines count={3} />
          <Skeleton shape="row" />
        </Box>
      </Columns>
      <Columns split="aside">
        <Box>
          <Lines count={0} />
          <Rows count={6} />
        </Box>
        <Box>
          <Lines count={8} />
        </Box>
      </Columns>
    </>
  ),
  landing: () => (
    <>
      <Top />
      <Products count={4} />
      <Box>
        <Lines count={1} />
        <Rows count={5} />
      </Box>
    </>
  ),
  results: () => (
    <>
      <Top />
      <Products count={8} />
    </>
  ),
  account: () => (
    <Columns split="filters" isJoined>
      <Box>
        <Lines count={5} />
      </Box>
      <Box>
        <Lines count={0} />
        <Rows count={5} />
      </Box>
    </Columns>
  ),
} as const satisfies Readonly<Record<string, () => ReactNode>>;
