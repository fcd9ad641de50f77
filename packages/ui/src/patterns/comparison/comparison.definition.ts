import { styled, View } from '@tamagui/core';

/** The whole comparison: tools, table, and links to continue. */
export const Comparison = styled(View, { name: 'Comparison', display: 'grid', gap: '4', minWidth: 0 });

export const ComparisonTools = styled(View, {
  name: 'ComparisonTools',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '2',
  paddingBlock: '2',
  paddingInline: '4',
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
  padding: '4',
});

export const ComparisonHead = styled(View, {
  name: 'ComparisonHead',
  display: 'grid',
  gap: '1',
  marginBlockEnd: '4',
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
