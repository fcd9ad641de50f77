import { styled, View } from '@tamagui/core';

/** The field that filters the groups of an area, with a submit button where no script runs. */
export const LandingFilter = styled(View, {
  name: 'HubFilter',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'flex-end',
  gap: '2',
  maxWidth: '560px',
  marginBlockEnd: '4',
});
