import { styled, View } from '@tamagui/core';

/** A supplier in a list: name, place, kinds, and the dated trust line. */
export const SupplierRow = styled(View, {
  name: 'SupplierRow',
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1',
  paddingInline: '4',
  paddingBlock: '3',
  backgroundColor: 'surface hover:tintSoft',
  borderBottomWidth: '1px',
  borderColor: 'line',
});
