import { styled, Text, View } from '@tamagui/core';

export const Pagination = styled(View, {
  name: 'Pagination',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '1',
});

export const PageLink = styled(Text, {
  name: 'PageLink',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 'field md:fieldSmall',
  minHeight: 'field md:fieldSmall',
  paddingInline: '2',
  borderRadius: 'field',
  fontSize: '13',
  whiteSpace: 'nowrap',
  backgroundColor: 'transparent hover:tintSoft',
});
