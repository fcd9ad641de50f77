import { AreaLinks } from '@bazaar/ui/patterns/area-links';

export function Example() {
  return (
    <AreaLinks
      label="بخش‌های کاتالوگ"
      items={[
        { area: 'Product', name: 'محصول صنعتی', detail: 'بلبرینگ، پمپ، الکتروموتور', href: '#products' },
        { area: 'IndustrialService', name: 'خدمت صنعتی', detail: 'تراشکاری، جوشکاری', href: '#services' },
      ]}
    />
  );
}
