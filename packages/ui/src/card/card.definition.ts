import { styled, View } from '@tamagui/core';

/** A flat panel: hairline, surface, no shadow. The hairline and the canvas separate it. */
export const Card = styled(View, {
  name: 'Card',
  backgroundColor: 'surface',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'card',
  overflow: 'hidden',
  variants: {
    /** On phones the card reaches the edges of the screen. */
    bleed: { true: { marginInline: '-16px sm:0', borderRadius: '0 sm:card', borderInlineWidth: '0 sm:1px' } },
    padded: { true: { padding: '4 md:6' } },
    tone: { canvas: { backgroundColor: 'canvas' } },
  } as const,
});
