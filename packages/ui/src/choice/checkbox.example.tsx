import { Checkbox } from '@bazaar/ui/choice';

export function Example() {
  return <Checkbox label="لاستیکی دوطرفه 2RS" name="seal" />;
}
