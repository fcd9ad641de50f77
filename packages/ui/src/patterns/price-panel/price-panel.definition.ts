import { styled, View } from '@tamagui/core';

/** One block of the price panel; blocks are separated by hairlines. */
export const PriceBlock = styled(View, {
  name: 'PriceBlock',
  display: 'block',
  paddingInline: '4',
  paddingBlock: '3 md:4',
  variants: {
    /** Follows the previous block without a line. */
    isJoined: { true: { paddingBlockStart: '3 md:0' } },
    isParted: { true: { borderTopWidth: '1px', borderColor: 'line' } },
  } as const,
});

export const PriceHead = styled(View, {
  name: 'PriceHead',
  flexDirection: 'row',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '2',
});

export const PriceTiers = styled(View, {
  name: 'PriceTiers',
  display: 'block',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'field',
  overflow: 'hidden',
  marginBlockEnd: '3',
});

export const QuantityRow = styled(View, {
  name: 'QuantityRow',
  display: 'grid',
  gridTemplateColumns: '152px minmax(0, 1fr)',
  gap: '3',
  alignItems: 'center',
  marginBlockEnd: '3',
});

/** The stepper: less, the number, more. */
export const QuantityField = styled(View, {
  name: 'QuantityField',
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) 44px',
  height: '46px',
  borderWidth: '1px',
  borderColor: 'field',
  borderRadius: 'field',
  overflow: 'hidden',
});

export const PriceActions = styled(View, { name: 'PriceActions', gap: '2', marginBlockEnd: '2' });

/** The bar that keeps the primary action visible on phones. */
export const ActionBar = styled(View, {
  name: 'ActionBar',
  display: 'grid sm:none',
  position: 'fixed',
  zIndex: 'bar',
  insetInline: 0,
  insetBlockEnd: 0,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '3',
  minHeight: '60px',
  paddingInline: '4',
  paddingBlock: '2',
  backgroundColor: 'surface',
  borderTopWidth: '1px',
  borderColor: 'line',
});
