import { styled, Text, View } from '@tamagui/core';

export const Field = styled(View, { name: 'Field', gap: '1' });

export const FieldLabel = styled(Text, {
  name: 'FieldLabel',
  fontSize: '13',
  lineHeight: '13',
  fontWeight: 'medium',
  whiteSpace: 'normal',
});

/** Common style of text inputs, selects and text areas. */
export const Input = styled(Text, {
  name: 'Input',
  display: 'block',
  width: '100%',
  minWidth: 0,
  minHeight: 'field',
  paddingInline: '3',
  paddingBlock: '1.5',
  backgroundColor: 'surface disabled:canvas',
  borderWidth: '1px',
  borderColor: 'field hover:secondary',
  borderRadius: 'field',
  fontSize: '14',
  lineHeight: '14',
  color: 'ink disabled:muted',
  whiteSpace: 'normal',
  variants: {
    dense: { true: { minHeight: 'field md:fieldDense', paddingInline: '2' } },
    invalid: { true: { borderColor: 'error' } },
  } as const,
});

export const FieldHint = styled(Text, {
  name: 'FieldHint',
  display: 'block',
  fontSize: '12',
  lineHeight: '12',
  whiteSpace: 'normal',
  color: 'muted',
  variants: { error: { true: { color: 'error', fontWeight: 'medium' } } } as const,
});
