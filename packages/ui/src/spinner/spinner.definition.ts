import { styled, Text } from '@tamagui/core';

/** A rotating ring with text beside it. */
export const SpinnerLine = styled(Text, {
  name: 'SpinnerLine',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  fontSize: '14',
  lineHeight: '14',
  color: 'muted',
  variants: { size: { small: { fontSize: '13', lineHeight: '13' } } } as const,
});
