import { styled, Text } from '@tamagui/core';

export const Price = styled(Text, {
  name: 'Price',
  whiteSpace: 'nowrap',
  variants: {
    size: {
      regular: { fontSize: '16' },
      small: { fontSize: '14' },
      large: { fontSize: '22 md:28' },
    },
  } as const,
});
