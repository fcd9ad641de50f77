import { Button } from '@bazaar/ui/button';
import { RuntimeSheet } from '@bazaar/ui/runtime-sheet';
import type { ComponentProps } from 'react';

export function Example({ onClose }: ComponentProps<typeof RuntimeSheet>) {
  return (
    <RuntimeSheet isOpen title="حذف از علاقه‌مندی‌ها" closeLabel="بستن" onClose={onClose}>
      <Button tone="primary">حذف</Button>
    </RuntimeSheet>
  );
}
