import { styled, Text, View } from '@tamagui/core';

/** One border around a field and its unit or buttons. */
export const FieldGroup = styled(View, {
  name: 'FieldGroup',
  flexDirection: 'row',
  alignItems: 'stretch',
  minWidth: 0,
  minHeight: 'field',
  borderWidth: '1px',
  borderColor: 'field hover:secondary',
  borderRadius: 'field',
  backgroundColor: 'surface',
  variants: {
    dense: { true: { minHeight: 'field md:fieldDense' } },
    invalid: { true: { borderColor: 'error' } },
    off: { true: { backgroundColor: 'canvas' } },
  } as const,
});

export const FieldGroupInput = styled(Text, {
  name: 'FieldGroupInput',
  display: 'block',
  flexGrow: 1,
  flexShrink: 1,
  width: '100%',
  minWidth: 0,
  paddingInline: '3',
  paddingBlock: '1.5',
  borderWidth: 0,
  backgroundColor: 'transparent',
  fontSize: '14',
  lineHeight: '14',
  color: 'ink disabled:muted',
});

/** The unit beside the number. */
export const FieldUnit = styled(Text, {
  name: 'FieldUnit',
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  paddingInlineEnd: '3',
  fontSize: '13',
  lineHeight: '13',
  color: 'muted',
});

/** A button inside the border, 44 px wide. */
export const FieldStep = styled(Text, {
  name: 'FieldStep',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: '44px',
  borderInlineStartWidth: '1px',
  borderInlineStartStyle: 'solid',
  borderInlineStartColor: 'line',
  color: 'secondary disabled:field',
  backgroundColor: 'transparent hover:canvas',
  cursor: 'pointer disabled:not-allowed',
});
