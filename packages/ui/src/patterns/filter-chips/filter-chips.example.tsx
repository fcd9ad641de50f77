import { FilterChips } from '@bazaar/ui/patterns/filter-chips';
import type { ComponentProps } from 'react';

export function Example({ chips }: ComponentProps<typeof FilterChips>) {
  return <FilterChips label="فیلترهای فعال" removeLabel="حذف فیلتر" chips={chips} />;
}
