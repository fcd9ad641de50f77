import { styled, View } from '@tamagui/core';

/** The scrolling ground of a table that may be wider than the screen. */
export const TableScroll = styled(View, {
  name: 'TableScroll',
  display: 'block',
  overflow: 'auto',
  maxWidth: '100%',
});
