import { PaginationBar } from '@bazaar/ui/patterns/pagination-bar';
import type { ComponentProps } from 'react';

export function Example({ children }: ComponentProps<typeof PaginationBar>) {
  return <PaginationBar summary="نمایش ۱ تا ۲۵ از ۱۶۸">{children}</PaginationBar>;
}
