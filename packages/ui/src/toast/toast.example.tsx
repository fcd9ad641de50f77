import { Toast } from '@bazaar/ui/toast';
import type { ComponentProps } from 'react';

export function Example({ onClose }: ComponentProps<typeof Toast>) {
  return <Toast status="success" title="به علاقه‌مندی‌ها افزوده شد." closeLabel="بستن" onClose={onClose} />;
}
