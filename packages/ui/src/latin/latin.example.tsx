import { Latin } from '@bazaar/ui/latin';

export function Example() {
  return <Latin>6205-2RSH</Latin>;
}
