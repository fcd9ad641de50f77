import { styled, Text, View } from '@tamagui/core';

/** Wide tables scroll inside their panel from md up; below that the rows are laid out as cards. */
export const ProductTable = styled(View, { name: 'ProductTable', display: 'block' });

export const ProductTableSort = styled(Text, {
  name: 'ProductTableSort',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minHeight: '24px',
  whiteSpace: 'normal',
  color: 'muted hover:ink',
});
