import { styled, View } from '@tamagui/core';

export const PaginationBar = styled(View, {
  name: 'PaginationBar',
  flexDirection: 'column sm:row',
  flexWrap: 'wrap',
  alignItems: 'flex-start sm:center',
  justifyContent: 'space-between',
  gap: '3',
  padding: '3',
  paddingInline: '4 md:3',
});
