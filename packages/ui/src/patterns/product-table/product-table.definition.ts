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

/** The properties to choose from, opened by the bar above the table. */
export const ColumnChoices = styled(View, {
  name: 'ColumnChoices',
  position: 'absolute',
  zIndex: 'overlay',
  insetInlineEnd: 0,
  insetBlockStart: '100%',
  marginBlockStart: '1',
  width: '280px',
  maxHeight: '360px',
  overflow: 'auto',
  paddingInline: '4',
  paddingBlock: '2',
  backgroundColor: 'surface',
  borderWidth: '1px',
  borderColor: 'field',
  borderRadius: 'card',
});
