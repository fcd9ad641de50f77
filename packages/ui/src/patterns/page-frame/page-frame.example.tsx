import { PageFrame } from '@bazaar/ui/patterns/page-frame';
import type { ComponentProps } from 'react';

export function Example({ header, children, footer }: ComponentProps<typeof PageFrame>) {
  return (
    <PageFrame skipLabel="رفتن به محتوا" header={header} footer={footer}>
      {children}
    </PageFrame>
  );
}
