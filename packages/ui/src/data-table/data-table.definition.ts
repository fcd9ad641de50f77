import { styled, Text, View } from '@tamagui/core';

/** Container that scrolls both ways, so that heading and first column stay visible. */
export const DataTableScroll = styled(View, {
  name: 'DataTableScroll',
  display: 'block',
  overflow: 'auto',
  maxWidth: '100%',
  maxHeight: '80vh',
});

export const DataTableSort = styled(Text, {
  name: 'DataTableSort',
  display: 'inline-grid',
  gridTemplateColumns: 'auto 16px',
  alignContent: 'center',
  alignItems: 'center',
  columnGap: '1',
  minHeight: 'field md:fieldSmall',
  color: 'muted hover:ink',
  fontSize: '12',
  lineHeight: '12',
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  variants: { active: { true: { color: 'ink', fontWeight: 'bold' } } } as const,
});

/** Bar above or below a table. */
export const DataTableBar = styled(View, {
  name: 'DataTableBar',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  padding: '3',
  paddingInline: '4',
});
