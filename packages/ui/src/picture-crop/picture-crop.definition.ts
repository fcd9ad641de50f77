import { styled, View } from '@tamagui/core';

export const PictureCrop = styled(View, { name: 'PictureCrop', gap: '4' });

export const PictureCropActions = styled(View, {
  name: 'PictureCropActions',
  flexDirection: 'row',
  flexWrap: 'wrap',
  gap: '2',
});

/** The viewport in which the picture is moved. */
export const PictureCropStage = styled(View, {
  name: 'PictureCropStage',
  position: 'relative',
  width: '100%',
  height: 'min(56vh, 360px)',
  backgroundColor: 'ground',
  borderRadius: 'field',
  overflow: 'hidden',
});
