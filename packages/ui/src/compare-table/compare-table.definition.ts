import { styled, View } from '@tamagui/core';

/** Container that scrolls both ways under its own head and beside its first column. */
export const CompareScroll = styled(View, {
  name: 'CompareScroll',
  display: 'block',
  overflow: 'auto',
  maxWidth: '100%',
  maxHeight: '88vh',
});

export const CompareBar = styled(View, {
  name: 'CompareBar',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  paddingBlock: '1.5',
  paddingInline: '4',
  borderBottomWidth: '1px',
  borderColor: 'line',
});
