import { ProductTable } from '@bazaar/ui/patterns/product-table';
import type { ComponentProps } from 'react';

export function Example({ columns, rows, labels }: ComponentProps<typeof ProductTable>) {
  return <ProductTable caption="محصولات" columns={columns} rows={rows} labels={labels} />;
}
