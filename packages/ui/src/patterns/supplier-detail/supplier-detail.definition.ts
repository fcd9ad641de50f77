import { styled, View } from '@tamagui/core';

/** Head of a supplier: monogram, names, contact actions. */
export const SupplierHead = styled(View, {
  name: 'SupplierHead',
  display: 'grid',
  alignItems: 'flex-start',
  gap: '3 md:6',
  padding: '4 md:6',
});

/** Panels in two columns; stacked on phones. */
export const SupplierColumns = styled(View, {
  name: 'SupplierColumns',
  display: 'grid',
  alignItems: 'flex-start',
  gap: '3 md:6',
  marginBlockStart: '3 md:6',
});

export const PanelStack = styled(View, { name: 'PanelStack', gap: '3 md:6', minWidth: 0 });

export const ChipRow = styled(View, {
  name: 'ChipRow',
  flexDirection: 'row',
  flexWrap: 'nowrap md:wrap',
  gap: '2',
  overflow: 'auto',
  paddingInline: '4 md:5',
  paddingBlock: '3',
  borderBottomWidth: '1px',
  borderColor: 'line',
});
