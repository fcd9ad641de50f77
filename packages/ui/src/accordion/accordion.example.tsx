import { Accordion } from '@bazaar/ui/accordion';

export function Example() {
  return <Accordion title="هزینهٔ ثبت درخواست چقدر است؟">هزینه پیش از ارسال نشان داده می‌شود.</Accordion>;
}
