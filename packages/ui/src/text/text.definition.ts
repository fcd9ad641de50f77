import { styled, Text as TamaguiText } from '@tamagui/core';

/** Running text in the size of the surrounding text; `reading` is for long passages. */
export const Text = styled(TamaguiText, {
  name: 'Text',
  whiteSpace: 'normal',
  variants: {
    size: {
      12: { fontSize: '12', lineHeight: '12' },
      13: { fontSize: '13', lineHeight: '13' },
      reading: { fontSize: '16', lineHeight: 'r16' },
    },
    tone: {
      ink: { color: 'ink' },
      muted: { color: 'muted' },
      primary: { color: 'primary' },
      success: { color: 'success' },
      error: { color: 'error' },
      warning: { color: 'warning' },
    },
    weight: { medium: { fontWeight: 'medium' }, bold: { fontWeight: 'bold' } },
    clip: { true: { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' } },
    block: { true: { display: 'block' } },
  } as const,
});
