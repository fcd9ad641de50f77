import { styled, View } from '@tamagui/core';

/** The field that filters the groups of an area, with a submit button where no script runs. */
export const LandingFilter = styled(View, {
  name: 'HubFilter',
  flexDirection: 'row',
  alignItems: 'flex-end',
  gap: '2',
  width: '100% sm:360px',
});
