import { SupplierTable } from '@bazaar/ui/patterns/supplier-table';
import type { ComponentProps } from 'react';

export function Example({ labels, groups }: ComponentProps<typeof SupplierTable>) {
  return <SupplierTable labels={labels} groups={groups} />;
}
