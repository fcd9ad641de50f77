import { styled, View } from '@tamagui/core';

export const TabPanel = styled(View, {
  name: 'TabPanel',
  display: 'block',
  paddingBlock: '4',
  // In line with the words of the tabs.
  paddingInline: '1',
});
