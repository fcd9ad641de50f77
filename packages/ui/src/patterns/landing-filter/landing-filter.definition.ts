import { styled, View } from '@tamagui/core';

/** The field that narrows the groups of an area, with the button that does it where no script does. */
export const LandingFilter = styled(View, {
  name: 'HubFilter',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'flex-end',
  gap: '2',
  maxWidth: '560px',
  marginBlockEnd: '4',
});
