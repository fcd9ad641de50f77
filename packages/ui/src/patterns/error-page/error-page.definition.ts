import { styled, Text, View } from '@tamagui/core';

/** Text beside a drawing; on phones the drawing comes first, from edge to edge. */
export const ErrorPanel = styled(View, {
  name: 'ErrorPanel',
  display: 'grid',
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0,1fr) sm:repeat(2,minmax(0,1fr))',
  gap: '6 md:12',
  marginInline: '-16px sm:0',
  marginTop: '0 sm:6',
  paddingBottom: '4 md:10',
  paddingTop: '0 sm:4 md:10',
  paddingInline: '0 sm:4 md:10',
  backgroundColor: 'surface',
  borderWidth: '0 sm:1px',
  borderBottomWidth: '1px',
  borderColor: 'line',
  borderRadius: '0 sm:card',
});

export const ErrorText = styled(View, { name: 'ErrorText', paddingInline: '4 sm:0' });

export const ErrorCode = styled(Text, {
  name: 'ErrorCode',
  display: 'block',
  color: 'muted',
  fontSize: '13',
});

export const ErrorTitle = styled(Text, {
  name: 'ErrorTitle',
  display: 'block',
  whiteSpace: 'normal',
  marginTop: '1',
  fontSize: '22 md:28',
  lineHeight: '22 md:28',
  fontWeight: 'bold',
});

export const ErrorDetail = styled(Text, {
  name: 'ErrorDetail',
  display: 'block',
  whiteSpace: 'normal',
  marginTop: '2',
  marginBottom: '5',
  color: 'secondary',
  fontSize: '16',
  lineHeight: 'r16',
});

/** The address or id that a visitor can quote to support. */
export const ErrorNote = styled(Text, {
  name: 'ErrorNote',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  whiteSpace: 'normal',
  marginBottom: '4',
  color: 'muted',
  fontSize: '13',
});

export const ErrorButtons = styled(View, {
  name: 'ErrorButtons',
  flexDirection: 'md:row',
  flexWrap: 'wrap',
  gap: '2',
});

export const ErrorPicture = styled(View, {
  name: 'ErrorPicture',
  padding: '4',
  backgroundColor: 'ground',
  borderRadius: '0 sm:field',
});

export const AreaLinks = styled(View, {
  name: 'AreaLinks',
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) sm:repeat(2,minmax(0,1fr)) md:repeat(4,minmax(0,1fr))',
  gap: '1px',
  marginInline: '-16px sm:0',
  marginTop: '6',
  backgroundColor: 'line',
  borderWidth: '1px',
  borderInlineWidth: '0 sm:1px',
  borderColor: 'line',
  borderRadius: '0 sm:card',
  overflow: 'hidden',
});

export const AreaLink = styled(View, {
  name: 'AreaLink',
  flexDirection: 'row',
  alignItems: 'center',
  gap: '3',
  paddingInline: '4',
  paddingBlock: '4',
  backgroundColor: 'surface hover:tintSoft',
});

export const AreaLinkName = styled(Text, { name: 'AreaLinkName', display: 'block', fontWeight: 'medium' });

export const AreaLinkDetail = styled(Text, {
  name: 'AreaLinkDetail',
  display: 'block',
  color: 'muted',
  fontSize: '12',
});
