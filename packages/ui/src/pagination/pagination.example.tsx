import { Pagination } from '@bazaar/ui/pagination';

export function Example() {
  return (
    <Pagination
      label="صفحه‌ها"
      pages={[
        { label: '۱', href: '#1', isCurrent: true },
        { label: '۲', href: '#2' },
      ]}
    />
  );
}
