import { styled, View } from '@tamagui/core';

/** One scrolling line on phones, as many lines as needed from sm up. */
export const FilterChips = styled(View, {
  name: 'FilterChips',
  flexDirection: 'row',
  flexWrap: 'nowrap sm:wrap',
  alignItems: 'center',
  gap: '2',
  overflow: 'auto sm:visible',
  marginInline: '-16px sm:0',
  paddingInline: '4 sm:0',
  // Room above for the focus ring, which the scrolling line would clip.
  marginBlockStart: '-4px sm:0',
  paddingBlockStart: '1 sm:0',
  paddingBlockEnd: '3',
});

export const FilterAdvice = styled(View, {
  name: 'FilterAdvice',
  gap: '2',
});
