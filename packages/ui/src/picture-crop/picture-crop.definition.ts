import { styled, View } from '@tamagui/core';

/** The ground a picture is moved on; as tall as a phone leaves room for. */
export const PictureCropGround = styled(View, {
  name: 'PictureCropGround',
  position: 'relative',
  width: '100%',
  height: 'min(320px, 45dvh)',
  overflow: 'hidden',
  borderRadius: 'field',
  backgroundColor: 'ink',
});

/** The ground, how near it is, and what is done with it. */
export const PictureCropBody = styled(View, {
  name: 'PictureCropBody',
  display: 'grid',
  gap: '4',
  minWidth: 0,
});

export const PictureCropActions = styled(View, {
  name: 'PictureCropActions',
  flexDirection: 'row',
  flexWrap: 'wrap',
  gap: '2',
});
