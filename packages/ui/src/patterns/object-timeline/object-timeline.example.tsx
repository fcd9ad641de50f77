import { ObjectTimeline } from '@bazaar/ui/patterns/object-timeline';
import type { ComponentProps } from 'react';

export function Example({ head, children }: ComponentProps<typeof ObjectTimeline>) {
  return (
    <ObjectTimeline titleId="object-title" head={head}>
      {children}
    </ObjectTimeline>
  );
}
