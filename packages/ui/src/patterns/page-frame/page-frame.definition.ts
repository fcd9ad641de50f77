import { styled, View } from '@tamagui/core';

/** The content between header and footer. On phones the bottom bar's height is kept free. */
export const PageMain = styled(View, {
  name: 'PageMain',
  width: '100%',
  maxWidth: '1440px',
  marginInline: 'auto',
  paddingInline: '4 md:6',
});

/** Everything on the page, so that the last line is not under the bottom bar. */
export const PageFrame = styled(View, {
  name: 'PageFrame',
  minHeight: '100dvh',
  paddingBottom: 'bar md:0',
});

/** A page with nothing around it. */
export const BarePage = styled(View, {
  name: 'BarePage',
  minHeight: '100dvh',
  justifyContent: 'center',
  width: '100%',
  maxWidth: '960px',
  marginInline: 'auto',
});
