import { Progress } from '@bazaar/ui/progress';

export function Example() {
  return <Progress id="upload" label="بارگذاری نقشه" text="۴۰٪" />;
}
