import { Avatar } from '@bazaar/ui/avatar';

export function Example() {
  return <Avatar letters="ن‌ر" />;
}
