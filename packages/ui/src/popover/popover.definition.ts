import { styled, View } from '@tamagui/core';

export const PopoverSurface = styled(View, {
  name: 'PopoverSurface',
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  width: '320px',
  maxWidth: 'calc(100vw - 16px)',
  maxHeight: 'calc(100dvh - 32px)',
  overflow: 'auto',
  padding: '4',
  backgroundColor: 'surface',
  borderWidth: '1px',
  borderColor: 'field',
  borderRadius: 'card',
  variants: {
    /** As wide as its content. */
    fit: { true: { width: 'max-content' } },
  } as const,
});
