import { styled, View } from '@tamagui/core';

/** The field that opens the list: the chosen option, and an arrow at its end. Styled like `Input`. */
export const RuntimeSelectField = styled(View, {
  name: 'RuntimeSelectField',
  flexDirection: 'row',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  width: '100%',
  minHeight: 'field',
  paddingInline: '3',
  backgroundColor: 'surface disabled:canvas',
  borderWidth: '1px',
  borderColor: 'field hover:secondary',
  borderRadius: 'field',
  variants: { invalid: { true: { borderColor: 'error' } } } as const,
});
