import { Link } from '@bazaar/ui/link';
import { Popover } from '@bazaar/ui/popover';

export function Example() {
  return (
    <Popover buttonLabel="این چیست؟" label="قطر داخلی">
      <p>قطر داخلی همان قطر محوری است که بلبرینگ روی آن می‌نشیند.</p>
      <Link href="#guide" touch>
        راهنمای انتخاب
      </Link>
    </Popover>
  );
}
