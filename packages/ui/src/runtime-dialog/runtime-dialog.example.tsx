import { Button } from '@bazaar/ui/button';
import { RuntimeDialog } from '@bazaar/ui/runtime-dialog';
import type { ComponentProps } from 'react';

export function Example({ onClose }: ComponentProps<typeof RuntimeDialog>) {
  return (
    <RuntimeDialog isOpen title="حذف از علاقه‌مندی‌ها" closeLabel="بستن" onClose={onClose}>
      <Button tone="primary">حذف</Button>
    </RuntimeDialog>
  );
}
