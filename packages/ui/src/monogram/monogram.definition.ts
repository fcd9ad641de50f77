import { styled, Text } from '@tamagui/core';

/** Initials in place of a logo. */
export const Monogram = styled(Text, {
  name: 'Monogram',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  backgroundColor: 'ground',
  color: 'secondary',
  fontWeight: 'bold',
  borderRadius: 'field',
  whiteSpace: 'nowrap',
  variants: {
    size: {
      regular: { width: '36px', height: '36px', fontSize: '13' },
      large: { width: '56px md:96px', height: '56px md:96px', fontSize: '16 md:22', borderRadius: 'card' },
    },
  } as const,
});
