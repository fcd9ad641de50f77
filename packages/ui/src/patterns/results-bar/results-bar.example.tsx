import { ResultsBar } from '@bazaar/ui/patterns/results-bar';
import type { ComponentProps } from 'react';

export function Example({ sort }: ComponentProps<typeof ResultsBar>) {
  return (
    <ResultsBar
      count="۱۳۶ محصول از ۲۷ تأمین‌کننده"
      chips={null}
      filters={{ panelId: 'filters', label: 'فیلترها', chosen: '۲' }}
      sort={sort}
    />
  );
}
