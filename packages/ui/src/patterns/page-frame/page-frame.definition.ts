import { styled, View } from '@tamagui/core';

/** The content between header and footer. */
export const PageMain = styled(View, {
  name: 'PageMain',
  width: '100%',
  maxWidth: '1440px',
  marginInline: 'auto',
  paddingInline: '4 sm:6',
});

/** The whole page, with room for the bottom bar below the last line. The footer of a short one ends with the window. */
export const PageFrame = styled(View, {
  name: 'PageFrame',
  minHeight: '100dvh',
  paddingBottom: 'bar sm:0',
});

/** A page with nothing around it. */
export const BarePage = styled(View, {
  name: 'BarePage',
  minHeight: '100dvh',
  justifyContent: 'flex-start sm:center',
  width: '100%',
  maxWidth: '960px',
  marginInline: 'auto',
  paddingInline: '4 sm:6',
});
