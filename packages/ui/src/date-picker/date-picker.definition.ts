import { styled, View } from '@tamagui/core';

/** The field with its button, and the calendar below it. */
export const DateField = styled(View, {
  name: 'DateField',
  position: 'relative',
  minWidth: 0,
});

/** First and last day side by side; stacked where there is no room. */
export const DateRange = styled(View, {
  name: 'DateRange',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: '3',
  position: 'relative',
});
