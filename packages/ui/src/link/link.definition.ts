import { styled, Text } from '@tamagui/core';

export const Link = styled(Text, {
  name: 'Link',
  whiteSpace: 'normal',
  variants: {
    /** Primary in text, plain in lists, muted beside them. */
    tone: {
      primary: { color: 'primary hover:primaryStrong', fontWeight: 'medium' },
      plain: { color: 'ink hover:primaryStrong' },
      muted: { color: 'muted hover:primaryStrong' },
    },
    /** 13 px instead of the size around it. */
    size: { 13: { fontSize: '13' } },
    /** At least 44 px high on touch screens, for a link on its own. */
    touch: {
      true: { display: 'inline-flex', alignItems: 'center', minHeight: 'field md:24px', minWidth: '24px' },
    },
  } as const,
});
