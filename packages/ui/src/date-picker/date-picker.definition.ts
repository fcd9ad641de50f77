import { styled, View } from '@tamagui/core';

/** The line of a field with its button, and the calendar under it. */
export const DateField = styled(View, {
  name: 'DateField',
  position: 'relative',
  minWidth: 0,
});

/** First and last day beside one another; under one another where there is no room. */
export const DateRange = styled(View, {
  name: 'DateRange',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: '3',
  position: 'relative',
});
