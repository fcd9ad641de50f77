import { styled, Text, View } from '@tamagui/core';

export const Segmented = styled(View, {
  name: 'Segmented',
  display: 'inline-flex',
  flexDirection: 'row',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'field',
  backgroundColor: 'surface',
  overflow: 'hidden',
});

export const Segment = styled(Text, {
  name: 'Segment',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '1',
  minWidth: 'field',
  minHeight: 'field md:32px',
  paddingInline: '3',
  fontSize: '12',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  backgroundColor: 'surface hover:tintSoft',
});
