import { styled, Text, View } from '@tamagui/core';

/** A product in a list. The cell is for a grid and horizontal on phones; the row fills the width. */
export const ProductCard = styled(View, {
  name: 'ProductCard',
  position: 'relative',
  display: 'grid',
  alignContent: 'flex-start',
  columnGap: '3',
  padding: '3',
  paddingInline: '4 sm:3',
  backgroundColor: 'surface hover:tintSoft',
  variants: {
    view: { cell: {}, row: { paddingInline: '4' } },
  } as const,
});

export const ProductPicture = styled(Text, {
  name: 'ProductPicture',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  color: 'field',
  backgroundColor: 'ground',
  borderRadius: 'field',
  overflow: 'hidden',
});

/** Cells share hairlines inside one panel. */
export const ProductGrid = styled(View, {
  name: 'ProductGrid',
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  marginInlineEnd: '-1px',
  marginBlockEnd: '-1px',
  variants: {
    columns: {
      3: { gridTemplateColumns: 'minmax(0,1fr) sm:repeat(3,minmax(0,1fr))' },
      4: { gridTemplateColumns: 'minmax(0,1fr) sm:repeat(3,minmax(0,1fr)) md:repeat(4,minmax(0,1fr))' },
      rows: {},
    },
  } as const,
});

export const ProductPriceLine = styled(View, {
  name: 'ProductPriceLine',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '2',
});

export const ProductSupplierLine = styled(Text, {
  name: 'ProductSupplierLine',
  display: 'flex',
  alignItems: 'center',
  gap: '1.5',
  fontSize: '13',
  lineHeight: '14',
  minWidth: 0,
  whiteSpace: 'nowrap',
});
