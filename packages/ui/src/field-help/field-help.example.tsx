import { TextField } from '@bazaar/ui/field';
import { FieldHelp } from '@bazaar/ui/field-help';

export function Example() {
  return (
    <FieldHelp label="راهنمای کد پستی" help="ده رقم است و روی قبض برق، آب و گاز همان نشانی نوشته شده است.">
      <TextField id="postal" label="کد پستی" dir="ltr" inputMode="numeric" />
    </FieldHelp>
  );
}
