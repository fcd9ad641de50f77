import { Banner } from '@bazaar/ui/banner';

export function Example() {
  return (
    <Banner status="info" title="از ۱ آذر ۱۴۰۵">
      برای ثبت سفارش مستقیم، شناسهٔ ملی شرکت خریدار لازم است.
    </Banner>
  );
}
