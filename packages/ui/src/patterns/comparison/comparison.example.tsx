import { Comparison } from '@bazaar/ui/patterns/comparison';
import type { ComponentProps } from 'react';

export function Example({ tools, children }: ComponentProps<typeof Comparison>) {
  return (
    <Comparison summary="۴ ویژگی" legend="با بیشتر ستون‌ها فرق دارد" tools={tools}>
      {children}
    </Comparison>
  );
}
