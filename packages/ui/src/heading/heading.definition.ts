import { styled, Text } from '@tamagui/core';

export const Heading = styled(Text, {
  name: 'Heading',
  display: 'block',
  whiteSpace: 'normal',
  fontWeight: 'bold',
  variants: {
    size: {
      14: { fontSize: '14', lineHeight: '14' },
      16: { fontSize: '16', lineHeight: '14' },
      18: { fontSize: '18', lineHeight: '18' },
      22: { fontSize: '22', lineHeight: '22' },
    },
  } as const,
});
