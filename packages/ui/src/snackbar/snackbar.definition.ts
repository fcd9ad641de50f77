import { styled, Text, View } from '@tamagui/core';

/** Where it stands: the lower edge, above the phone's bottom bar. */
export const SnackbarPlace = styled(View, {
  name: 'SnackbarPlace',
  position: 'fixed',
  insetInlineStart: '16px md:24px',
  insetBlockEnd: '76px md:24px',
  maxWidth: 'calc(100% - 32px)',
  zIndex: 'toast',
});

/** Dark, so that it stands apart from the page without a shadow. */
export const Snackbar = styled(View, {
  name: 'Snackbar',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '2',
  minHeight: '48px',
  maxWidth: '560px',
  paddingInlineStart: '4',
  paddingInlineEnd: '1',
  backgroundColor: 'ink',
  borderRadius: 'field',
});

export const SnackbarText = styled(Text, {
  name: 'SnackbarText',
  display: 'block',
  flexGrow: 1,
  flexShrink: 1,
  paddingBlock: '2',
  paddingInlineEnd: '3',
  color: 'surface',
  whiteSpace: 'normal',
});

export const SnackbarAction = styled(Text, {
  name: 'SnackbarAction',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'field',
  paddingInline: '3',
  marginInlineStart: 'auto',
  color: 'tint hover:surface',
  fontWeight: 'bold',
  whiteSpace: 'nowrap',
});
