import { Link } from '@bazaar/ui/link';

export function Example() {
  return <Link href="#">مشاهدهٔ همه</Link>;
}
