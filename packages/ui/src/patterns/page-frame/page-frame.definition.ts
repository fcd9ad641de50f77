import { styled, View } from '@tamagui/core';

/**
 * The content between header and footer. So tall that the footer begins below the first screen: there it may move while fonts arrive
 * without anybody seeing it.
 */
export const PageMain = styled(View, {
  name: 'PageMain',
  minHeight: '90dvh',
  width: '100%',
  maxWidth: '1440px',
  marginInline: 'auto',
  paddingInline: '4 md:6',
});

/** Everything on the page, so that the last line is not under the bottom bar. */
export const PageFrame = styled(View, {
  name: 'PageFrame',
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
  paddingInline: '4',
});
