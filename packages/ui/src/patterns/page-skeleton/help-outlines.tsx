import type { ReactNode } from 'react';
import { Skeleton } from '../../skeleton/skeleton';
import { Chips, Introduced, List, Named, Onward, Part, Search, Steps, Tabs } from './knowledge-parts';
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
            <Named>
              <List rows={9} isBare />
            </Named>
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
        <div className="u-skeleton-narrow u-skeleton-subjects">
          <List rows={5} isBare />
        </div>
        {[10, 6, 5, 12, 3].map((count) => (
          <div key={count} className="u-skeleton-wide">
            <Named>
              <Cells split="three" count={count} isTall />
            </Named>
          </div>
        ))}
      </Columns>
    </>
  ),
  howItWorks: () => (
    <>
      <Introduced>
        <div className="u-skeleton-narrow">
          <Skeleton shape="short" />
        </div>
      </Introduced>
      <Columns>
        <Tabs />
        <Columns split="roles" isJoined>
          <Repeated count={2}>
            {() => (
              <Named>
                <Steps count={5} lines={3} />
              </Named>
            )}
          </Repeated>
        </Columns>
        <Named>
          <Cells split="terms" count={6} isTall />
        </Named>
        <Onward />
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
  readonly split: 'two' | 'three' | 'terms';
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
