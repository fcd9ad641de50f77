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

export const LoadingBox = styled(View, {
  name: 'LoadingBox',
  flexDirection: 'row',
  alignItems: 'center',
  gap: '3',
  padding: '5',
  backgroundColor: 'surface',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'card',
});
