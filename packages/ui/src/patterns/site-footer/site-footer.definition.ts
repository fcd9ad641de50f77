import { styled, Text, View } from '@tamagui/core';

export const SiteFooter = styled(View, {
  name: 'SiteFooter',
  marginTop: '8 md:12',
  backgroundColor: 'surface',
  borderTopWidth: '1px',
  borderTopColor: 'line',
});

export const SiteFooterBody = styled(View, {
  name: 'SiteFooterBody',
  width: '100%',
  maxWidth: '1440px',
  marginInline: 'auto',
  paddingInline: '4 sm:6',
  paddingTop: '8',
  paddingBottom: '6',
});

export const SiteFooterGrid = styled(View, {
  name: 'SiteFooterGrid',
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) sm:repeat(3,minmax(0,1fr)) md:repeat(4,minmax(0,1fr))',
  columnGap: '4',
  rowGap: '0 sm:6',
});

/** About us: over the whole width on phones, the first column from md up. */
export const SiteFooterAbout = styled(View, { name: 'SiteFooterAbout', gap: '2', maxWidth: '480px' });

export const SiteFooterText = styled(Text, {
  name: 'SiteFooterText',
  display: 'block',
  whiteSpace: 'normal',
  color: 'secondary',
  fontSize: '13',
});

export const SiteFooterTitle = styled(Text, {
  name: 'SiteFooterTitle',
  display: 'block',
  whiteSpace: 'normal',
  fontSize: '14',
  fontWeight: 'bold',
});

export const SiteFooterLink = styled(Text, {
  name: 'SiteFooterLink',
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px md:36px',
  whiteSpace: 'normal',
  color: 'secondary hover:primaryStrong',
  fontSize: '13',
});

/** The way to a page that vouches for the site. */
export const SiteFooterMark = styled(Text, {
  name: 'SiteFooterMark',
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: '2',
  minHeight: '44px',
  paddingInline: '3',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'field',
  color: 'secondary hover:primaryStrong',
  fontSize: '12',
});

export const SiteFooterLast = styled(Text, {
  name: 'SiteFooterLast',
  display: 'block',
  whiteSpace: 'normal',
  marginTop: '6',
  paddingTop: '4',
  borderTopWidth: '1px',
  borderTopColor: 'line',
  color: 'muted',
  fontSize: '12',
});

/** The main links within reach of the thumb, on phones. */
export const BottomBar = styled(View, {
  name: 'BottomBar',
  display: 'grid sm:none',
  // A number of columns that is known before the last link has arrived: none moves.
  gridTemplateColumns: 'repeat(5,minmax(0,1fr))',
  position: 'fixed',
  insetInlineStart: '0',
  insetInlineEnd: '0',
  insetBlockEnd: '0',
  zIndex: 'bar',
  height: '60px',
  backgroundColor: 'surface',
  borderTopWidth: '1px',
  borderTopColor: 'line',
});

export const BottomBarItem = styled(Text, {
  name: 'BottomBarItem',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.5',
  color: 'muted',
  fontSize: '12',
  lineHeight: 'badge',
  variants: { current: { true: { color: 'primaryStrong', fontWeight: 'bold' } } } as const,
});
