import { NumberField } from '@bazaar/ui/number-field';
import type { ComponentProps } from 'react';

export function Example({ parse, format, onValue }: ComponentProps<typeof NumberField>) {
  return (
    <NumberField
      id="quantity"
      label="تعداد"
      value={12}
      unit="عدد"
      stepLabels={{ increase: 'یکی بیشتر', decrease: 'یکی کمتر' }}
      parse={parse}
      format={format}
      onValue={onValue}
    />
  );
}
