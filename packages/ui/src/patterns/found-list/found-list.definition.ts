import { styled, View } from '@tamagui/core';

/** A found thing that is no product: its picture, and what it says of itself. */
export const FoundItem = styled(View, {
  name: 'FoundItem',
  display: 'grid',
  position: 'relative',
  alignItems: 'flex-start',
  gap: '3 md:4',
  padding: '3 md:4',
  borderWidth: 0,
  borderStyle: 'solid',
  borderColor: 'line',
  borderBlockEndWidth: 1,
});

/** Films in their boxes, as many beside one another as have room. */
export const VideoGrid = styled(View, {
  name: 'FilmGrid',
  display: 'grid',
  gap: '4',
  padding: '3 md:4',
});
