import { styled, View } from '@tamagui/core';

/** Minimum, maximum, unit: three controls on one line. */
export const RangeField = styled(View, {
  name: 'RangeField',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr) minmax(72px, auto)',
  alignItems: 'center',
  gap: '2',
});
