import { styled, Text, View } from '@tamagui/core';

/** A paid place: one row in a hairline, as high with a short title as with a long one. */
export const AdSlot = styled(View, {
  name: 'AdSlot',
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  gap: '3',
  minHeight: 96,
  padding: '3',
  paddingInline: '4 md:3',
  borderWidth: 1,
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'card',
  backgroundColor: 'surface hover:tintSoft',
});

export const AdSlotWords = styled(View, { name: 'AdSlotWords', gap: '1', minWidth: 0 });

export const AdSlotNote = styled(Text, {
  name: 'AdSlotNote',
  display: 'block',
  fontSize: '12',
  lineHeight: '12',
  color: 'muted',
  whiteSpace: 'normal',
});
