import { styled, Text, View } from '@tamagui/core';

export const Chart = styled(View, {
  name: 'Chart',
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  minWidth: 0,
  padding: '4',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'card',
  backgroundColor: 'surface',
  variants: { embedded: { true: { padding: '0', borderWidth: '0', borderRadius: '0' } } } as const,
});

export const ChartTitle = styled(Text, {
  name: 'ChartTitle',
  fontSize: '14',
  lineHeight: '14',
  fontWeight: 'bold',
  whiteSpace: 'normal',
});

/** The point under the pointer or the focus, in a box over the drawing. */
export const ChartReading = styled(Text, {
  name: 'ChartReading',
  display: 'grid',
  fontSize: '12',
  lineHeight: '12',
  color: 'muted',
  whiteSpace: 'nowrap',
  paddingInline: '2.5',
  paddingBlock: '1',
  borderWidth: '1px',
  borderColor: 'secondary',
  borderRadius: 'field',
  backgroundColor: 'surface',
});

/** Axis and drawing side by side; left to right in every language. */
export const ChartPlot = styled(View, {
  name: 'ChartPlot',
  display: 'grid',
  columnGap: '2',
  rowGap: '1',
});

export const ChartAxis = styled(Text, {
  name: 'ChartAxis',
  display: 'flex',
  fontSize: '12',
  lineHeight: '12',
  color: 'muted',
  whiteSpace: 'nowrap',
  variants: {
    values: {
      true: { flexDirection: 'column-reverse', alignItems: 'flex-end', justifyContent: 'space-between' },
    },
  } as const,
});

export const ChartTable = styled(View, { name: 'ChartTable', display: 'block', minWidth: 0 });

export const ChartTableHandle = styled(Text, {
  name: 'ChartTableHandle',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minHeight: 'field',
  fontSize: '13',
  lineHeight: '13',
  color: 'primary',
});
