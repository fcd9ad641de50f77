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

/** A control that opens: sorting. */
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
