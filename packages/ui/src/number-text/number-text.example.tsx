import { NumberText } from '@bazaar/ui/number-text';

export function Example() {
  return <NumberText value={12345} text="۱۲٬۳۴۵" unit="نتیجه" />;
}
