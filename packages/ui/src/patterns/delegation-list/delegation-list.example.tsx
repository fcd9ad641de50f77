import { DelegationList } from '@bazaar/ui/patterns/delegation-list';
import type { ComponentProps } from 'react';

export function Example({ items }: ComponentProps<typeof DelegationList>) {
  return <DelegationList label="نمایندگی‌ها" items={items} />;
}
