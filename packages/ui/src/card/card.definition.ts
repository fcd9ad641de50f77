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
    /** Reaches the edges of the screen on phones, past the gutter of the page. */
    bleed: { true: { marginInline: '-16px sm:0', borderRadius: '0 sm:card', borderInlineWidth: '0 sm:1px' } },
    /** Inner distance of 16 px, 24 from md. */
    padded: { true: { padding: '4 md:6' } },
    /** Ground of the page instead of white. */
    tone: { canvas: { backgroundColor: 'canvas' } },
  } as const,
});
