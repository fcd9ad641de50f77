import { PhoneField } from '@bazaar/ui/phone-field';
import type { ComponentProps } from 'react';

export function Example({ onDigits, normalise, format }: ComponentProps<typeof PhoneField>) {
  return (
    <PhoneField
      id="mobile"
      name="mobile"
      label="شمارهٔ موبایل"
      digits="09120000001"
      onDigits={onDigits}
      normalise={normalise}
      format={format}
    />
  );
}
