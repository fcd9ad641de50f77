import { styled, Text, View } from '@tamagui/core';

export const Tabs = styled(View, {
  name: 'Tabs',
  flexDirection: 'row',
  gap: '5',
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
  fontSize: '14',
  whiteSpace: 'nowrap',
  color: 'ink hover:primaryStrong',
});
