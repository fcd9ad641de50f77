import { styled, View } from '@tamagui/core';

/** Scroll container of a table that may be wider than the screen. */
export const TableScroll = styled(View, {
  name: 'TableScroll',
  display: 'block',
  overflow: 'auto',
  maxWidth: '100%',
});
