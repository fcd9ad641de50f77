import { styled, Text, View } from '@tamagui/core';

export const Gallery = styled(View, {
  name: 'Gallery',
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  minWidth: 0,
});

/** The picture in its box, itself the button that enlarges it. */
export const GalleryMain = styled(View, {
  name: 'GalleryMain',
  position: 'relative',
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 11',
  overflow: 'hidden',
  padding: '2',
  backgroundColor: 'ground',
  borderRadius: 'card',
});

export const GalleryZoomSign = styled(View, {
  name: 'GalleryZoomSign',
  position: 'absolute',
  insetBlockEnd: '8px',
  insetInlineEnd: '8px',
  display: 'flex',
  padding: '2',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'field',
  backgroundColor: 'surface',
});

export const GalleryThumbs = styled(View, {
  name: 'GalleryThumbs',
  display: 'flex',
  flexDirection: 'row',
  gap: '2',
  overflow: 'auto',
  // Room for the focus ring, which the scroll container would clip.
  padding: '0.5',
  margin: '-2px',
});

export const GalleryThumb = styled(View, {
  name: 'GalleryThumb',
  display: 'block',
  flexShrink: 0,
  width: '72px',
  height: '56px',
  padding: '1',
  overflow: 'hidden',
  borderWidth: '1px',
  borderColor: 'transparent hover:field',
  borderRadius: 'field',
  backgroundColor: 'ground',
});

export const GalleryCaption = styled(Text, {
  name: 'GalleryCaption',
  display: 'block',
  fontSize: '13',
  lineHeight: '13',
  color: 'muted',
  whiteSpace: 'normal',
});

export const GalleryViewer = styled(View, {
  name: 'GalleryViewer',
  width: '100%',
  height: '100%',
  maxWidth: '100%',
  maxHeight: '100%',
  padding: 0,
  borderWidth: 0,
  backgroundColor: 'surface',
});

export const GalleryBar = styled(View, {
  name: 'GalleryBar',
  display: 'flex',
  flexDirection: 'row',
  alignItems: 'center',
  gap: '1',
  minHeight: 'row',
  paddingInline: '2 md:4',
  borderColor: 'line',
});

/** Viewport of the large picture. */
export const GalleryStage = styled(View, {
  name: 'GalleryStage',
  display: 'block',
  flexGrow: 1,
  flexShrink: 1,
  minHeight: 0,
  overflow: 'hidden',
  padding: '2 md:6',
  backgroundColor: 'ground',
});
