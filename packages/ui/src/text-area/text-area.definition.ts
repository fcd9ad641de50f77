import { styled, Text } from '@tamagui/core';

/** Extends the styles of Input: the height grows with the text, between these bounds. */
export const TextArea = styled(Text, {
  name: 'TextArea',
  minHeight: '104px',
  maxHeight: '320px',
  variants: { rows: { few: { minHeight: '80px' }, many: { minHeight: '176px' } } } as const,
});

export const TextAreaFoot = styled(Text, {
  name: 'TextAreaFoot',
  display: 'block',
  alignSelf: 'flex-end',
  fontSize: '12',
  lineHeight: '12',
  color: 'muted',
  variants: { over: { true: { color: 'error', fontWeight: 'medium' } } } as const,
});
