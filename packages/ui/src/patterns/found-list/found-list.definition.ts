import { styled, View } from '@tamagui/core';

/** A search result that is not a product: its picture and text. */
export const FoundItem = styled(View, {
  name: 'FoundItem',
  display: 'grid',
  position: 'relative',
  alignItems: 'flex-start md:center',
  gap: '3 md:4',
  padding: '3',
  paddingInline: '4',
  borderWidth: 0,
  borderStyle: 'solid',
  borderColor: 'line',
  borderBlockEndWidth: 1,
});
