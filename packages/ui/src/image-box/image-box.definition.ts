import { styled, Text, View } from '@tamagui/core';

/** The box has its size before its picture arrives, so that the layout does not shift. */
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
    /** Without round corners, inside an element that clips it. */
    flush: { true: { borderRadius: 0 } },
  } as const,
});

/** Placeholder for a missing picture. */
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
