import { RepairNote } from '@bazaar/ui/patterns/search-results';

export function Example() {
  return (
    <RepairNote other={{ href: '#exact', label: "جستجوی دقیق «ldg'vn»" }}>
      «ldg'vn» چیزی نیافت و با چیدمان دیگر صفحه‌کلید خوانده شد؛
    </RepairNote>
  );
}
