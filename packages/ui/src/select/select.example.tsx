import { Select } from '@bazaar/ui/select';

export function Example() {
  return (
    <Select
      id="sort"
      label="مرتب‌سازی بر اساس"
      options={[
        { value: 'new', label: 'جدیدترین' },
        { value: 'd', label: 'قطر داخلی، کم به زیاد' },
      ]}
    />
  );
}
