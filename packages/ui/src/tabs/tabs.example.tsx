import { Tabs } from '@bazaar/ui/tabs';

export function Example() {
  return (
    <Tabs
      label="بخش‌های صفحه"
      tabs={[
        { href: '#spec', label: 'مشخصات فنی', isCurrent: true },
        { href: '#offers', label: 'پیشنهادهای دیگر، ۴' },
      ]}
    />
  );
}
