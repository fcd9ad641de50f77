import { styled, Text } from '@tamagui/core';

export const NumberText = styled(Text, {
  name: 'NumberText',
  whiteSpace: 'nowrap',
  variants: {
    tabular: { true: {} },
    tone: { muted: { color: 'muted' }, success: { color: 'success' }, error: { color: 'error' } },
  } as const,
});
