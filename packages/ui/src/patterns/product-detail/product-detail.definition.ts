import { styled, View } from '@tamagui/core';

/** The page: lead and body at the start, the price panel at the end; stacked on phones. */
export const ProductPage = styled(View, {
  name: 'ProductPage',
  display: 'grid',
  alignItems: 'flex-start',
  gap: '0 sm:4 md:6',
});

/** Picture and names. */
export const ProductLead = styled(View, {
  name: 'ProductLead',
  display: 'grid',
  gap: '2 sm:4 md:6',
  padding: '0 sm:4 md:6',
});

export const ProductStage = styled(View, {
  name: 'ProductStage',
  position: 'relative',
  backgroundColor: 'ground',
  borderRadius: '0 sm:field',
  overflow: 'hidden',
  width: '100%',
});

export const ProductIntro = styled(View, {
  name: 'ProductIntro',
  paddingInline: '4 sm:0',
  paddingBlockEnd: '1 sm:0',
});

export const ProductSupplier = styled(View, {
  name: 'ProductSupplier',
  gap: '2',
  padding: '4',
  borderTopWidth: '1px',
  borderColor: 'line',
});
