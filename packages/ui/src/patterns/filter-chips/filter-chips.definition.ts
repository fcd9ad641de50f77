import { styled, View } from '@tamagui/core';

/** One scrolling line on phones, as many lines as needed from md up. */
export const FilterChips = styled(View, {
  name: 'FilterChips',
  flexDirection: 'row',
  flexWrap: 'nowrap md:wrap',
  alignItems: 'center',
  gap: '2',
  overflow: 'auto md:visible',
  marginInline: '-16px md:0',
  paddingInline: '4 md:0',
  // Room above for the focus ring, which the scrolling line would clip.
  marginBlockStart: '-4px md:0',
  paddingBlockStart: '1 md:0',
  paddingBlockEnd: '3',
});

export const FilterAdvice = styled(View, {
  name: 'FilterAdvice',
  gap: '2',
});
