import { FilterPanel } from '@bazaar/ui/patterns/filter-panel';
import type { ComponentProps } from 'react';

export function Example({ children }: ComponentProps<typeof FilterPanel>) {
  return (
    <FilterPanel
      id="filters"
      formId="filter-form"
      action="#"
      title="فیلترها"
      closeLabel="بستن فیلترها"
      applyLabel="اعمال فیلترها، ۱۳۶ محصول"
      showLabel="نمایش ۱۳۶ محصول"
      hidden={[]}
    >
      {children}
    </FilterPanel>
  );
}
