import { TextField } from '@bazaar/ui/field';

export function Example() {
  return <TextField id="city" label="شهر" name="city" />;
}
