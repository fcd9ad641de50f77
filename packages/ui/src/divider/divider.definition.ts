import { styled, Text, View } from '@tamagui/core';

/** A hairline between two parts. */
export const Divider = styled(View, {
  name: 'Divider',
  flexShrink: 0,
  height: 0,
  marginBlock: '4',
  marginInline: 0,
  borderWidth: 0,
  borderBlockStartWidth: '1px',
  borderStyle: 'solid',
  borderColor: 'line',
  variants: {
    /** Without distance above and below. */
    tight: { true: { marginBlock: 0 } },
    /** Stands between things in a row. */
    vertical: {
      true: {
        width: 0,
        height: 'auto',
        borderBlockStartWidth: 0,
        borderInlineStartWidth: '1px',
        alignSelf: 'stretch',
        marginBlock: 0,
        marginInline: '3',
      },
    },
  } as const,
});

/** A word in the middle of the hairline. */
export const DividerWord = styled(Text, {
  name: 'DividerWord',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  marginBlock: '4',
  fontSize: '12',
  lineHeight: '12',
  color: 'muted',
});
