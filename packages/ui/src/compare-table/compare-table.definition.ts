import { styled, View } from '@tamagui/core';

/** Container that scrolls both ways under its own head and beside its first column. */
export const CompareScroll = styled(View, {
  name: 'CompareScroll',
  display: 'block',
  overflow: 'auto',
  maxWidth: '100%',
  maxHeight: '88vh',
});
