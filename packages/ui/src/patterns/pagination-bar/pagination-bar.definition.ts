import { styled, View } from '@tamagui/core';

export const PaginationBar = styled(View, {
  name: 'PaginationBar',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  padding: '3',
  paddingInline: '4',
  borderTopWidth: '1px',
  borderColor: 'line',
});
