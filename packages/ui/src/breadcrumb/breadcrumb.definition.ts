import { styled, View } from '@tamagui/core';

export const Breadcrumb = styled(View, {
  name: 'Breadcrumb',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '1',
});
