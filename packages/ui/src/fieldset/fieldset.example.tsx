import { TextField } from '@bazaar/ui/field';
import { Fieldset } from '@bazaar/ui/fieldset';

export function Example() {
  return (
    <Fieldset id="place" legend="نشانی تحویل">
      <TextField id="street" label="خیابان و کوچه" />
      <TextField id="plate" label="پلاک" dir="ltr" inputMode="numeric" />
      <TextField id="unit" label="واحد" dir="ltr" inputMode="numeric" />
      <TextField id="post" label="کد پستی" dir="ltr" inputMode="numeric" />
    </Fieldset>
  );
}
