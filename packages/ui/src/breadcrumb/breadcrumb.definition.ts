import { styled, View } from '@tamagui/core';

export const Breadcrumb = styled(View, {
  name: 'Breadcrumb',
  flexDirection: 'row',
  flexWrap: 'nowrap md:wrap',
  alignItems: 'center',
  gap: '1',
  overflow: 'auto',
  paddingBlock: '0 md:3',
});
