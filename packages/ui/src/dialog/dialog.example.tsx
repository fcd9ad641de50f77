import { Button } from '@bazaar/ui/button';
import { Dialog } from '@bazaar/ui/dialog';
import { Text } from '@bazaar/ui/text';
import type { ComponentProps } from 'react';

export function Example({ onClose }: ComponentProps<typeof Dialog>) {
  return (
    <Dialog isOpen title="حذف از علاقه‌مندی‌ها" closeLabel="بستن" onClose={onClose}>
      <Text as="p">این محصول از فهرست شما برداشته می‌شود.</Text>
      <div className="u-dialog-actions">
        <Button tone="primary">حذف</Button>
        <Button>انصراف</Button>
      </div>
    </Dialog>
  );
}
