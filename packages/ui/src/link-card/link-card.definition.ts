import { styled, Text, View } from '@tamagui/core';

/** Common frame of the cards: horizontal on phones, vertical in a grid from sm up. */
export const LinkCard = styled(View, {
  name: 'LinkCard',
  position: 'relative',
  display: 'grid',
  alignContent: 'flex-start',
  gap: '3',
  padding: '3',
  paddingInline: '4 md:3',
  backgroundColor: 'surface hover:tintSoft',
});

export const LinkCardBody = styled(View, { name: 'LinkCardBody', gap: '1', minWidth: 0 });

export const LinkCardNote = styled(Text, {
  name: 'LinkCardNote',
  display: 'block',
  fontSize: '12',
  lineHeight: '12',
  color: 'muted',
  whiteSpace: 'normal',
});

/** Short facts side by side, separated by space. */
export const LinkCardFacts = styled(Text, {
  name: 'LinkCardFacts',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  fontSize: '12',
  lineHeight: '12',
  color: 'muted',
  whiteSpace: 'normal',
});
