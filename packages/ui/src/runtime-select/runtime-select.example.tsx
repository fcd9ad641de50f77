import { RuntimeSelect } from '@bazaar/ui/runtime-select';
import type { ComponentProps } from 'react';

export function Example({ onValueChange }: ComponentProps<typeof RuntimeSelect>) {
  return (
    <RuntimeSelect
      id="unit"
      closeLabel="بستن"
      label="یکای فشار"
      value="bar"
      options={[
        { value: 'bar', label: 'بار bar' },
        { value: 'psi', label: 'پوند بر اینچ مربع psi' },
      ]}
      onValueChange={onValueChange}
    />
  );
}
