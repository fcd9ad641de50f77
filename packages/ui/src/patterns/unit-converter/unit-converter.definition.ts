import { styled, View } from '@tamagui/core';

/** One quantity: its properties, the number, and that number in its units. */
export const UnitConverter = styled(View, {
  name: 'UnitConverter',
  display: 'grid',
  alignItems: 'center',
  columnGap: '6',
  rowGap: '1',
  paddingBlock: '2',
  paddingInline: '4',
});

export const UnitConverterForm = styled(View, {
  name: 'UnitConverterForm',
  display: 'grid',
  gridTemplateColumns: 'minmax(80px,1fr) 96px auto',
  gap: '2',
});
