import { styled, View } from '@tamagui/core';

/** The panel hangs from it, over its whole width. */
export const MegaMenu = styled(View, {
  name: 'MegaMenu',
  display: 'block',
  position: 'relative',
  backgroundColor: 'surface',
  borderBottomWidth: '1px',
  borderColor: 'line',
});
