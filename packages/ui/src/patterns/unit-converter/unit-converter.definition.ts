import { styled, View } from '@tamagui/core';

export const UnitConverters = styled(View, {
  name: 'UnitConverters',
  display: 'grid',
  gap: '4',
  minWidth: 0,
});

export const UnitConverterForm = styled(View, {
  name: 'UnitConverterForm',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  alignItems: 'flex-end',
  gap: '2',
});
