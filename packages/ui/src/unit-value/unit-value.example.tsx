import { UnitValue } from '@bazaar/ui/unit-value';

export function Example() {
  return <UnitValue value="۱۴٫۸" unit="kN" />;
}
