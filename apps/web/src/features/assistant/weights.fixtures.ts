import type { MeasurementUnit, UnitOfMeasurement } from '@bazaar/api/model';

const mass = { quantityId: 'q-mass', offset: 0, system: 'SI' } as const;

/** The units that measure a weight. */
export const massUnits: MeasurementUnit[] = [
  { ...mass, id: 'u-kg', title: 'کیلوگرم', symbol: 'kg', displayText: 'kg', factor: 1, isBase: true },
  { ...mass, id: 'u-t', title: 'تن', symbol: 't', displayText: 't', factor: 1000, isBase: false },
];

/** The units that offers are weighed in. */
export const weighed: UnitOfMeasurement[] = [
  { id: 'tu-kg', title: 'کیلوگرم', symbol: 'kg', isDiscrete: false, quantityId: 'q-mass' },
  { id: 'tu-tonne', title: 'تن', symbol: 't', isDiscrete: false, quantityId: 'q-mass' },
];
