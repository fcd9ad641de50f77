import { styled, View } from '@tamagui/core';

/** The answers of a dialog: the wanted one first, one under the other where there is no room. */
export const DialogActions = styled(View, {
  name: 'DialogActions',
  flexDirection: 'row',
  flexWrap: 'wrap',
  gap: '2',
  marginBlockStart: '5',
});
