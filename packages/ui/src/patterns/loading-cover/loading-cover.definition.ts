import { styled, View } from '@tamagui/core';

/** Covers the whole screen while the app cannot be used. */
export const LoadingCover = styled(View, {
  name: 'LoadingCover',
  position: 'fixed',
  insetInlineStart: '0',
  insetInlineEnd: '0',
  insetBlockStart: '0',
  insetBlockEnd: '0',
  zIndex: 'toast',
  alignItems: 'center',
  justifyContent: 'center',
  backgroundColor: 'scrim',
});
