import { styled, Text, View } from '@tamagui/core';

export const Tabs = styled(View, {
  name: 'Tabs',
  flexDirection: 'row',
  gap: '2 sm:3',
  overflow: 'auto',
  borderBottomWidth: '1px',
  borderColor: 'line',
});

export const Tab = styled(Text, {
  name: 'Tab',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minHeight: 'field',
  paddingInline: '1',
  fontSize: '14',
  whiteSpace: 'nowrap',
  color: 'ink hover:primaryStrong',
});
