import { RelativeTime } from '@bazaar/ui/time-text';

export function Example() {
  return (
    <RelativeTime at="2026-11-21T07:30:00Z" exact="شنبه ۳۰ آبان ۱۴۰۵، ساعت ۱۱:۰۰">
      ۳ ساعت پیش
    </RelativeTime>
  );
}
