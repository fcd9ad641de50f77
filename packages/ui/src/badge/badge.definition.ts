import { styled, Text } from '@tamagui/core';

/** A state as a word. The word carries the meaning, the colour only repeats it. */
export const Badge = styled(Text, {
  name: 'Badge',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  paddingInline: '2',
  borderRadius: 'chip',
  fontSize: '12',
  lineHeight: '14',
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  variants: {
    tone: {
      success: { backgroundColor: 'successTint', color: 'success' },
      warning: { backgroundColor: 'warningTint', color: 'warning' },
      info: { backgroundColor: 'infoTint', color: 'info' },
      error: { backgroundColor: 'errorTint', color: 'error' },
      neutral: { backgroundColor: 'ground', color: 'muted' },
    },
  } as const,
});
