import { styled, View } from '@tamagui/core';

/** Bar above the results: the count, and the controls for order and view. */
export const ResultsBar = styled(View, { name: 'ResultsBar', display: 'grid', gap: '2 sm:0' });

export const ResultsTools = styled(View, {
  name: 'ResultsTools',
  flexDirection: 'row',
  alignItems: 'center',
  gap: '2',
});

export const ResultsCount = styled(View, { name: 'ResultsCount', display: 'block' });

/** A control that opens: sorting, columns. */
export const ResultsTool = styled(View, {
  name: 'ResultsTool',
  flexDirection: 'row',
  alignItems: 'center',
  gap: '1.5',
  minHeight: 'field md:fieldSmall',
  paddingInline: '3',
  borderWidth: '1px',
  borderColor: 'line hover:field',
  borderRadius: 'field',
  backgroundColor: 'surface',
  cursor: 'pointer',
});

export const ColumnChoices = styled(View, {
  name: 'ColumnChoices',
  position: 'absolute',
  zIndex: 'overlay',
  insetInlineEnd: 0,
  insetBlockStart: '100%',
  marginBlockStart: '1',
  width: '280px',
  maxHeight: '360px',
  overflow: 'auto',
  paddingInline: '4',
  paddingBlock: '2',
  backgroundColor: 'surface',
  borderWidth: '1px',
  borderColor: 'field',
  borderRadius: 'card',
});
