import { styled, View } from '@tamagui/core';

/** A number with its unit, and that number in the other units. */
export const UnitConverter = styled(View, {
  name: 'UnitConverter',
  display: 'grid',
  alignItems: 'center',
  columnGap: '6',
  rowGap: '1',
  paddingBlock: '3',
  paddingInline: '4',
});

export const UnitConverterForm = styled(View, {
  name: 'UnitConverterForm',
  display: 'grid',
  gridTemplateColumns: 'minmax(80px,1fr) 112px',
  gap: '2',
});
