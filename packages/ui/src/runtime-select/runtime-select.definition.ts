import { styled, Text, View } from '@tamagui/core';

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
  cursor: 'pointer disabled:not-allowed',
  variants: { invalid: { true: { borderColor: 'error' } } } as const,
});

/** The chosen option in its field, cut where it is too long. */
export const RuntimeSelectChosen = styled(Text, {
  name: 'RuntimeSelectChosen',
  display: 'block',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '14',
  lineHeight: '14',
  color: 'ink',
  variants: { empty: { true: { color: 'muted' } } } as const,
});

/** The options in a sheet. */
export const RuntimeOptionList = styled(View, { name: 'RuntimeOptionList', display: 'block' });

export const RuntimeOption = styled(View, {
  name: 'RuntimeOption',
  flexDirection: 'row',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  width: '100%',
  minHeight: '48px',
  paddingInline: '2',
  borderBottomWidth: '1px',
  borderColor: 'line',
  backgroundColor: 'transparent hover:tint',
  cursor: 'pointer disabled:not-allowed',
  variants: { chosen: { true: { backgroundColor: 'tintSoft' } } } as const,
});

/** What an option belongs to: below it in a sheet, beside it in a list. */
export const RuntimeOptionNote = styled(Text, {
  name: 'RuntimeOptionNote',
  display: 'block',
  whiteSpace: 'normal',
  fontSize: '12',
  lineHeight: '12',
  fontWeight: 'regular',
  color: 'muted',
});
