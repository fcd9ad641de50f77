import { styled, View } from '@tamagui/core';

export const ComparisonTools = styled(View, {
  name: 'ComparisonTools',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '2',
  paddingBlock: '2',
  paddingInline: '4 sm:3',
  borderBottomWidth: '1px',
  borderColor: 'line',
});

/** One select per quantity, with a submit button where no script runs. */
export const ComparisonUnits = styled(View, {
  name: 'ComparisonUnits',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(152px, 1fr))',
  alignItems: 'flex-end',
  gap: '3',
  paddingBlock: '3',
});

export const ComparisonHead = styled(View, {
  name: 'ComparisonHead',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '3',
  marginBlockEnd: '3 sm:4',
});

/** Requested objects that are not in the table. */
export const ComparisonNote = styled(View, {
  name: 'ComparisonNote',
  display: 'block',
  marginBlockEnd: '3',
  paddingBlock: '2',
  paddingInline: '4',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'card',
  backgroundColor: 'surface',
});
