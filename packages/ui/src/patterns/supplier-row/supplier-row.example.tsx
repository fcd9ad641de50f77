import { SupplierList } from '@bazaar/ui/patterns/supplier-row';
import type { ComponentProps } from 'react';

export function Example({ suppliers }: ComponentProps<typeof SupplierList>) {
  return <SupplierList label="تأمین‌کنندگان" suppliers={suppliers} />;
}
