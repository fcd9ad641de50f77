import { styled, View } from '@tamagui/core';

export const TabPanel = styled(View, {
  name: 'TabPanel',
  display: 'block',
  paddingBlock: '4',
  // Aligned with the labels of the tabs.
  paddingInline: '1',
});
