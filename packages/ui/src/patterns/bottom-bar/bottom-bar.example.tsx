import { BottomBar } from '@bazaar/ui/patterns/bottom-bar';
import type { ComponentProps } from 'react';

export function Example({ items }: ComponentProps<typeof BottomBar>) {
  return <BottomBar label="راه‌های اصلی" items={items} />;
}
