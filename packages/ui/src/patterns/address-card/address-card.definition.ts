import { styled, Text, View } from '@tamagui/core';

/** Address cards side by side, each as high as the highest of its row. */
export const AddressGrid = styled(View, { name: 'AddressGrid', display: 'grid', gap: '3 sm:4' });

export const AddressCard = styled(View, {
  name: 'AddressCard',
  marginInline: '-16px sm:0',
  backgroundColor: 'surface',
  borderWidth: '1px',
  borderColor: 'line',
  borderInlineStartWidth: '0 sm:1px',
  borderInlineEndWidth: '0 sm:1px',
  borderRadius: '0 sm:card',
  overflow: 'hidden',
  variants: {
    /** The default address, or the one chosen for a delivery. */
    chosen: { true: { borderColor: 'primary' } },
    /** Being removed: can still be undone. */
    leaving: { true: { backgroundColor: 'canvas' } },
  } as const,
});

export const AddressHead = styled(View, {
  name: 'AddressHead',
  flexDirection: 'row',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  paddingInline: '4 sm:5',
  paddingBlockStart: '3',
});

export const AddressMark = styled(Text, {
  name: 'AddressMark',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  fontSize: '13',
  lineHeight: 'badge',
  fontWeight: 'medium',
  color: 'primaryStrong',
  whiteSpace: 'nowrap',
});

export const AddressLines = styled(Text, {
  name: 'AddressLines',
  display: 'block',
  paddingInline: '4 sm:5',
  paddingBlockStart: '1',
  paddingBlockEnd: '2',
  fontSize: '14',
  lineHeight: '16',
  whiteSpace: 'normal',
});

export const AddressNote = styled(Text, {
  name: 'AddressNote',
  display: 'block',
  paddingInline: '4 sm:5',
  paddingBlock: '2',
  fontSize: '12',
  lineHeight: '12',
  color: 'muted',
  whiteSpace: 'normal',
});

/** Actions of the card, at its lower edge even if a neighbour is higher. */
export const AddressFoot = styled(View, {
  name: 'AddressFoot',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: 'fieldLarge',
  marginBlockStart: 'auto',
  paddingInline: 0,
  paddingBlock: '0.5',
  borderTopWidth: '1px',
  borderColor: 'line',
});
