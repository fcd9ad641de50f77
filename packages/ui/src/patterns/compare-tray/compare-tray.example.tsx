import { CompareTray } from '@bazaar/ui/patterns/compare-tray';
import type { ComponentProps } from 'react';

export function Example({ items, onRemove, onClear }: ComponentProps<typeof CompareTray>) {
  return (
    <CompareTray
      label="سبد مقایسه"
      title="۳ محصول برای مقایسه"
      href="#compare"
      compareLabel="مقایسه"
      clearLabel="خالی کردن سبد مقایسه"
      items={items}
      onRemove={onRemove}
      onClear={onClear}
    />
  );
}
