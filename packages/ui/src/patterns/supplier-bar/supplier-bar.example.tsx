import { SupplierBar } from '@bazaar/ui/patterns/supplier-bar';

export function Example() {
  return (
    <SupplierBar
      href="/supplier/s-1"
      monogram="ی‌پ"
      name="بازرگانی یاتاقان پارس"
      detail="توزیع‌کننده، تهران"
      label="بخش‌های تأمین‌کننده"
      tabs={[{ href: '#trust', label: 'اعتبار', isCurrent: true }]}
    />
  );
}
