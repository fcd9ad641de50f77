import { styled, View } from '@tamagui/core';

export const LoadingOverlay = styled(View, {
  name: 'LoadingOverlay',
  position: 'fixed',
  inset: 0,
  zIndex: 'toast',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '3',
  backgroundColor: 'scrim',
});

/** Has the same width for every label, so that the ring does not move and stays on whole pixels. */
export const LoadingBox = styled(View, {
  name: 'LoadingBox',
  width: '224px',
  flexDirection: 'row',
  alignItems: 'center',
  gap: '3',
  padding: '5',
  backgroundColor: 'surface',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'card',
});
