import { styled, Text } from '@tamagui/core';

/** Flat: no shadow, no ripple, no text transform. */
export const Button = styled(Text, {
  name: 'Button',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  whiteSpace: 'nowrap',
  minHeight: 'field',
  paddingInline: '5',
  paddingBlock: '1.5',
  borderWidth: '1px',
  borderRadius: 'field',
  fontSize: '14',
  lineHeight: '14',
  fontWeight: 'medium',
  transition: 'background-color 150ms ease-out, border-color 150ms ease-out',
  cursor: 'pointer disabled:not-allowed',
  opacity: '1 disabled:0.55',
  variants: {
    /** Weight of the action: one primary per view; danger for what destroys. */
    tone: {
      primary: {
        backgroundColor: 'primary hover:primaryStrong',
        borderColor: 'primary hover:primaryStrong',
        color: 'surface',
        fontWeight: 'bold',
      },
      secondary: {
        backgroundColor: 'surface hover:canvas',
        borderColor: 'field hover:secondary',
        color: 'ink',
      },
      quiet: { backgroundColor: 'tint', borderColor: 'transparent hover:accent', color: 'primaryStrong' },
      text: { backgroundColor: 'transparent hover:tint', borderColor: 'transparent', color: 'primary' },
      danger: { backgroundColor: 'transparent hover:errorTint', borderColor: 'transparent', color: 'error' },
    },
    /** Height: 36 px small, 44 px without it, 48 px large; icon is a square. */
    size: {
      small: { minHeight: 'field md:fieldSmall', paddingInline: '3', paddingBlock: '1', fontSize: '13' },
      large: { minHeight: 'fieldLarge', paddingInline: '6' },
      /** Square, for an icon without text; the label is for assistive technology. */
      icon: { minWidth: 'field', paddingInline: 0, paddingBlock: 0 },
    },
    /** As wide as its container. */
    wide: { true: { width: '100%' } },
  } as const,
});
