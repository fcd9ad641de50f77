import { Button } from '@bazaar/ui/button';

export function Example() {
  return <Button tone="primary">ثبت درخواست مستقیم</Button>;
}
