import { styled, Text } from '@tamagui/core';

export const Link = styled(Text, {
  name: 'Link',
  whiteSpace: 'normal',
  variants: {
    tone: {
      primary: { color: 'primary hover:primaryStrong', fontWeight: 'medium' },
      plain: { color: 'ink hover:primaryStrong' },
      muted: { color: 'muted hover:primaryStrong' },
    },
    size: { 13: { fontSize: '13' } },
    /** Enlarges the touch target of a link on its own. */
    touch: {
      true: { display: 'inline-flex', alignItems: 'center', minHeight: 'field md:24px', minWidth: '24px' },
    },
  } as const,
});
