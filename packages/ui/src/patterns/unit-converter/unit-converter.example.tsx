import { UnitConverter } from '@bazaar/ui/patterns/unit-converter';
import type { ComponentProps } from 'react';

export function Example({ labels, quantities }: ComponentProps<typeof UnitConverter>) {
  return (
    <UnitConverter
      action="#"
      names={{ quantity: 'convert', value: 'value', unit: 'unit' }}
      quantityId="q-length"
      value={'2"'}
      unitId="in"
      labels={labels}
      quantities={quantities}
    />
  );
}
