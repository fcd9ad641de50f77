import { styled, Text, View } from '@tamagui/core';

/** The box stands before its picture, so that nothing moves when it comes. */
export const ImageBox = styled(View, {
  name: 'ImageBox',
  position: 'relative',
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 11',
  overflow: 'hidden',
  backgroundColor: 'ground',
  borderRadius: 'field',
  variants: {
    ratio: {
      square: { aspectRatio: '1 / 1' },
      video: { aspectRatio: '16 / 9' },
      wide: { aspectRatio: '3 / 1' },
    },
    cover: { true: {} },
    /** Without round corners, in something that cuts it. */
    flush: { true: { borderRadius: 0 } },
  } as const,
});

/** What stands in the box when there is no picture. */
export const ImageMissing = styled(Text, {
  name: 'ImageMissing',
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '1',
  padding: '2',
  fontSize: '12',
  lineHeight: '12',
  textAlign: 'center',
  whiteSpace: 'normal',
  color: 'muted',
});
