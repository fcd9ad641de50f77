import { styled, Text, View } from '@tamagui/core';

export const RatingInput = styled(View, { name: 'RatingInput', display: 'block', minWidth: 0 });

export const RatingLegend = styled(Text, {
  name: 'RatingLegend',
  display: 'block',
  padding: 0,
  fontSize: '13',
  lineHeight: '13',
  fontWeight: 'medium',
  whiteSpace: 'normal',
});

export const RatingChoices = styled(View, {
  name: 'RatingChoices',
  // Aligns the first star, and not its touch area, with the legend.
  marginInlineStart: '-8px',
  display: 'flex',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
});

export const RatingChoice = styled(View, {
  name: 'RatingChoice',
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 'field',
  height: 'field',
  borderRadius: 'field',
  cursor: 'pointer',
});
