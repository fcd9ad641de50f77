import { styled, Text, View } from '@tamagui/core';

/** Wide tables scroll inside their panel from md up; below that the rows are laid out as cards. */
export const ProductTable = styled(View, { name: 'ProductTable', display: 'block' });

export const ProductTableSort = styled(Text, {
  name: 'ProductTableSort',
  // A line of a heading, as those without a link are, with a larger target.
  display: 'inline',
  paddingBlock: '1',
  color: 'muted hover:ink',
});
