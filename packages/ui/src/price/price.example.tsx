import { Price } from '@bazaar/ui/price';

export function Example() {
  return <Price amount="۹۸۰٬۰۰۰" currency="تومان" />;
}
