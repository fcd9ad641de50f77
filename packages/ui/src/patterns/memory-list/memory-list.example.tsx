import { Button } from '@bazaar/ui/button';
import { MemoryFrame } from '@bazaar/ui/patterns/memory-list';
import type { ComponentProps } from 'react';

export function Example({ tabs, children }: ComponentProps<typeof MemoryFrame>) {
  return (
    <MemoryFrame
      title="حافظهٔ کار"
      note="هر چه دیده‌اید، نگه داشته‌اید و پرسیده‌اید، کنار هم"
      action={<Button tone="primary">یادداشت تازه</Button>}
      tabsLabel="حافظهٔ کار"
      tabs={tabs}
    >
      {children}
    </MemoryFrame>
  );
}
