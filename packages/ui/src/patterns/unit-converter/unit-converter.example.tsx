import { UnitConverter } from '@bazaar/ui/patterns/unit-converter';
import type { ComponentProps } from 'react';

export function Example({ labels, units }: ComponentProps<typeof UnitConverter>) {
  return (
    <UnitConverter
      id="q-length"
      title="تبدیل قطر داخلی و پهنا"
      action="#"
      names={{ quantity: 'convert', value: 'value', unit: 'unit' }}
      value={'2"'}
      unitId="in"
      labels={labels}
      units={units}
    />
  );
}
