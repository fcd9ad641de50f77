import { styled, View } from '@tamagui/core';

/** Round frame of a person's picture or initials. */
export const Avatar = styled(View, {
  name: 'Avatar',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  width: '44px',
  height: '44px',
  borderRadius: 'chip',
  backgroundColor: 'ground',
  variants: {
    size: { small: { width: '32px', height: '32px' }, large: { width: '72px', height: '72px' } },
  } as const,
});
