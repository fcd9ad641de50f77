import { styled, View } from '@tamagui/core';

/** The four areas on phones, where the column browser has no room. */
export const AreaGrid = styled(View, {
  name: 'AreaGrid',
  display: 'grid md:none',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '1px',
  marginInline: '-16px',
  borderBottomWidth: '1px',
  borderColor: 'line',
  backgroundColor: 'line',
});

/** What is shown from md up only. */
export const WideOnly = styled(View, { name: 'WideOnly', display: 'none md:block' });
