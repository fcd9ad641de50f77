import { Heading } from '@bazaar/ui/heading';

export function Example() {
  return <Heading level={2}>مشخصات فنی</Heading>;
}
