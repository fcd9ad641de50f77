import { styled, View } from '@tamagui/core';

export const TabPanel = styled(View, {
  name: 'TabPanel',
  display: 'block',
  paddingBlock: '4',
});
