import { styled, Text as TamaguiText } from '@tamagui/core';

/** Running text in the size of the surrounding text; `reading` is for long passages. */
export const Text = styled(TamaguiText, {
  name: 'Text',
  whiteSpace: 'normal',
  variants: {
    /** 12 and 13 px for notes, 16 px with wide lines for reading; 14 px without it. */
    size: {
      12: { fontSize: '12', lineHeight: '12' },
      13: { fontSize: '13', lineHeight: '13' },
      reading: { fontSize: '16', lineHeight: 'r16' },
    },
    /** Colour; never the only sign of a meaning. */
    tone: {
      ink: { color: 'ink' },
      muted: { color: 'muted' },
      primary: { color: 'primary' },
      success: { color: 'success' },
      error: { color: 'error' },
      warning: { color: 'warning' },
    },
    /** Weight: medium 500, bold 700; regular without it. */
    weight: { medium: { fontWeight: 'medium' }, bold: { fontWeight: 'bold' } },
    /** Cuts what is too long with an ellipsis. */
    clip: { true: { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' } },
    /** Stands on lines of its own. */
    block: { true: { display: 'block' } },
  } as const,
});
