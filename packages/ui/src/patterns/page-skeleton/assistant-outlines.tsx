import type { ReactNode } from 'react';
import { Skeleton } from '../../skeleton/skeleton';
import { Crumbs, Introduced, List, Named, Search, Words } from './knowledge-parts';
import { Box, Columns, Repeated } from './skeleton-parts';

const Areas = () => (
  <Named>
    <Columns split="areas" isJoined>
      <Repeated count={4}>{() => <List rows={6} />}</Repeated>
    </Columns>
  </Named>
);

/** Pages of the assistant: its sentence, and what to begin with. */
export const assistantOutlines = {
  assistant: () => (
    <>
      <Introduced />
      <Columns>
        <Box>
          <Skeleton shape="short" />
          <Search isSentence />
        </Box>
        <Columns split="pair" isJoined>
          <List rows={3} isTall />
          <List rows={1} />
        </Columns>
        <Areas />
      </Columns>
    </>
  ),
  dialogue: () => (
    <>
      <Introduced />
      <Columns>
        <Columns split="talk" isJoined>
          <Box isFlush>
            <div className="u-skeleton-text">
              <Skeleton shape="short" />
              <Search isSentence />
            </div>
            <Words count={5} />
          </Box>
          <Columns split="beside" isJoined>
            <List rows={3} isTall />
            <List rows={1} />
          </Columns>
        </Columns>
        <Areas />
      </Columns>
    </>
  ),
  assistantLanding: () => (
    <>
      <Crumbs />
      <Columns split="landing">
        <Box isFlush>
          <div className="u-skeleton-text">
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton shape="short" />
          </div>
          <div className="u-skeleton-text">
            <Repeated count={4}>
              {() => (
                <Named>
                  <Skeleton />
                  <Skeleton />
                </Named>
              )}
            </Repeated>
          </div>
        </Box>
        <Columns split="beside" isJoined>
          <List rows={3} isTall />
          <List rows={4} isTall />
        </Columns>
      </Columns>
    </>
  ),
} as const satisfies Readonly<Record<string, () => ReactNode>>;
