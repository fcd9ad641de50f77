import type { ReactNode } from 'react';
import { Skeleton } from '../../skeleton/skeleton';
import { Chips, Introduced, List, Named, Part, Search, Steps } from './knowledge-parts';
import { Box, Columns, Lines, Repeated, Top } from './skeleton-parts';

/** Pages that help. */
export const helpOutlines = {
  questions: () => (
    <>
      <Introduced />
      <Columns>
        <Search />
        <Chips count={8} />
        <Columns split="rail" isJoined>
          <Columns isJoined>
            <List rows={9} isBare />
            <Box>
              <Lines count={2} />
            </Box>
          </Columns>
          <Columns isJoined>
            <Named>
              <Cells split="two" count={6} />
            </Named>
            <Columns split="twin" isJoined>
              <Group rows={8} />
              <Group rows={8} />
            </Columns>
          </Columns>
        </Columns>
      </Columns>
    </>
  ),
  help: () => (
    <>
      <Introduced>
        <Skeleton shape="short" />
      </Introduced>
      <Columns split="guide">
        <Steps count={3} />
        <Columns split="beside" isJoined>
          <List rows={3} isTall />
          <List rows={2} />
        </Columns>
      </Columns>
    </>
  ),
  helpIndex: () => (
    <>
      <Top>
        <Skeleton />
      </Top>
      <Columns>
        <Search />
        <div className="u-skeleton-narrow">
          <List rows={5} isBare />
        </div>
        <Repeated count={5}>
          {() => (
            <div className="u-skeleton-wide">
              <Named>
                <Cells split="three" count={6} isTall />
              </Named>
            </div>
          )}
        </Repeated>
      </Columns>
    </>
  ),
  howItWorks: () => (
    <>
      <Introduced />
      <Columns>
        <Chips count={2} />
        <Columns split="roles" isJoined>
          <Repeated count={2}>
            {() => (
              <Named>
                <Steps count={5} />
              </Named>
            )}
          </Repeated>
        </Columns>
      </Columns>
    </>
  ),
} as const satisfies Readonly<Record<string, () => ReactNode>>;

function Group({ rows }: { readonly rows: number }) {
  return (
    <Named>
      <List rows={rows} isBare />
    </Named>
  );
}

interface CellsProps {
  readonly split: 'two' | 'three';
  readonly count: number;
  readonly isTall?: boolean;
}

function Cells({ split, count, isTall }: CellsProps) {
  return (
    <Columns split={split} isJoined>
      <Repeated count={count}>{() => <Part isTall={isTall} />}</Repeated>
    </Columns>
  );
}
