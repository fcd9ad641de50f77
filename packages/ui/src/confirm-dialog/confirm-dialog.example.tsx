import { ConfirmDialog } from '@bazaar/ui/confirm-dialog';
import type { ComponentProps } from 'react';

export function Example({ onConfirm, onClose }: ComponentProps<typeof ConfirmDialog>) {
  return (
    <ConfirmDialog
      isOpen
      title="آدرس حذف شود؟"
      confirmLabel="حذف آدرس"
      cancelLabel="انصراف"
      closeLabel="بستن"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      «انبار شهرک صنعتی» از آدرس‌های شما برداشته می‌شود و برنمی‌گردد.
    </ConfirmDialog>
  );
}
