import { styled, View } from '@tamagui/core';

/** Buttons of a dialog: the proposed one first, stacked where there is no room. */
export const DialogActions = styled(View, {
  name: 'DialogActions',
  flexDirection: 'row',
  flexWrap: 'wrap',
  gap: '2',
  marginBlockStart: '5',
});
