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

/** As wide whatever it says: another label does not move the ring, which stands on whole pixels. */
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
