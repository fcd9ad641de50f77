import { MatchTable } from '@bazaar/ui/patterns/match-table';
import type { ComponentProps } from 'react';

export function Example({ columns, rows, labels }: ComponentProps<typeof MatchTable>) {
  return <MatchTable caption="محصولات منطبق" columns={columns} rows={rows} labels={labels} />;
}
