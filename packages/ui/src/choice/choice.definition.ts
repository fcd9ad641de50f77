import { styled, Text } from '@tamagui/core';

/** Label of a checkbox, radio or switch; the whole line is the target. */
export const Choice = styled(Text, {
  name: 'Choice',
  display: 'flex',
  // The box stays at the first line of a long text.
  alignItems: 'flex-start',
  gap: '2',
  paddingBlock: '3 md:1.5',
  fontSize: '13',
  lineHeight: '13',
  whiteSpace: 'normal',
  cursor: 'pointer',
});

export const ChoiceCount = styled(Text, {
  name: 'ChoiceCount',
  marginInlineStart: 'auto',
  fontSize: '12',
  color: 'muted',
  whiteSpace: 'nowrap',
});
