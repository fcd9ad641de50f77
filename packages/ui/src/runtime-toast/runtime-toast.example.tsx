import { RuntimeToasts } from '@bazaar/ui/runtime-toast';
import type { ComponentProps } from 'react';

export function Example({ onClose }: ComponentProps<typeof RuntimeToasts>) {
  return (
    <RuntimeToasts
      label="پیام‌ها"
      closeLabel="بستن"
      toasts={[{ status: 'success', title: 'به علاقه‌مندی‌ها افزوده شد.', id: 0, timeoutMs: Infinity }]}
      onClose={onClose}
    />
  );
}
