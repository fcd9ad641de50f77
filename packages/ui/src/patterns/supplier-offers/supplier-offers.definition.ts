import { styled, View } from '@tamagui/core';

/** The base product of all the offers. */
export const OffersHead = styled(View, {
  name: 'OffersHead',
  display: 'grid',
  columnGap: '6',
  rowGap: '3',
  padding: '4 md:6',
});

export const OffersStack = styled(View, { name: 'OffersStack', display: 'block', minWidth: 0 });

/** Actions on the selected offers. */
export const OffersFoot = styled(View, {
  name: 'OffersFoot',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  paddingBlock: '3',
  paddingInline: '4',
});
