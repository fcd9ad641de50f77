import { styled, View } from '@tamagui/core';

/**
 * The content between header and footer. Its minimum height puts the footer below the first screen, where it may shift unseen while fonts
 * load.
 */
export const PageMain = styled(View, {
  name: 'PageMain',
  minHeight: '90dvh',
  width: '100%',
  maxWidth: '1440px',
  marginInline: 'auto',
  paddingInline: '4 sm:6',
});

/** The whole page, with room for the bottom bar below the last line. */
export const PageFrame = styled(View, {
  name: 'PageFrame',
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
