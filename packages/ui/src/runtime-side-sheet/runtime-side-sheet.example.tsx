import { Button } from '@bazaar/ui/button';
import { RuntimeSideSheet, SideSheetFoot } from '@bazaar/ui/runtime-side-sheet';
import type { ComponentProps } from 'react';

export function Example({ onClose }: ComponentProps<typeof RuntimeSideSheet>) {
  return (
    <RuntimeSideSheet isOpen title="افزودن آدرس" closeLabel="بستن" onClose={onClose}>
      <SideSheetFoot>
        <Button tone="primary">ذخیره</Button>
      </SideSheetFoot>
    </RuntimeSideSheet>
  );
}
