import { styled, View } from '@tamagui/core';

/** An icon with a number at its corner. */
export const CountedIcon = styled(View, {
  name: 'CountedIcon',
  display: 'inline-flex',
  position: 'relative',
  flexShrink: 0,
});

/** A person's picture in the box of an icon, so that the layout does not shift when it loads. */
export const PersonPicture = styled(View, {
  name: 'PersonPicture',
  display: 'inline-flex',
  flexShrink: 0,
  overflow: 'hidden',
  width: '24px',
  height: '24px',
  borderRadius: 'chip',
  backgroundColor: 'ground',
});
