import { UnitSwitch } from '@bazaar/ui/patterns/unit-switch';

export function Example() {
  return <UnitSwitch name="units" label="دستگاه یکاها" metric="متریک" imperial="اینچی" />;
}
