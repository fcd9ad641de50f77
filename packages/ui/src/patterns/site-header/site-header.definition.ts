import { styled, Text, View } from '@tamagui/core';

/** The frame of the header: one row on phones, a second one with the areas from sm up. */
export const SiteHeader = styled(View, {
  name: 'SiteHeader',
  position: 'relative',
  backgroundColor: 'surface',
  borderBottomWidth: '1px',
  borderBottomColor: 'line',
});

export const SiteHeaderRow = styled(View, {
  name: 'SiteHeaderRow',
  flexDirection: 'row',
  alignItems: 'center',
  gap: '3 md:6',
  width: '100%',
  maxWidth: '1440px',
  height: '60px md:72px',
  marginInline: 'auto',
  paddingInline: '4 sm:6',
});

export const SiteLogo = styled(View, {
  name: 'SiteLogo',
  flexDirection: 'row',
  alignItems: 'center',
  gap: '2',
  minHeight: '44px',
});

export const SiteLogoName = styled(Text, {
  name: 'SiteLogoName',
  display: 'none sm:inline',
  fontSize: '18',
  fontWeight: 'bold',
  whiteSpace: 'nowrap',
  variants: { shown: { true: { display: 'inline', whiteSpace: 'normal' } } } as const,
});

export const SiteActions = styled(View, {
  name: 'SiteActions',
  display: 'none sm:flex',
  flexDirection: 'row',
  gap: '0 md:8',
});

/** A link to the visitor's own data: icon, word, number. */
export const SiteAction = styled(View, {
  name: 'SiteAction',
  position: 'relative',
  flexDirection: 'row',
  alignItems: 'center',
  gap: '2',
  minHeight: '44px',
  variants: {
    /** The name arrives after paint: its space is reserved, so nothing shifts. */
    reserved: { true: { width: '112px', justifyContent: 'flex-end' } },
    /** Its icon alone. */
    bare: { true: { width: '44px', justifyContent: 'center' } },
    phone: { true: { display: 'flex sm:none' } },
  } as const,
});

export const SiteActionText = styled(Text, {
  name: 'SiteActionText',
  fontSize: '13',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

/** A number on an icon or beside a word. Its space is reserved while it is unknown. */
export const CountBadge = styled(Text, {
  name: 'CountBadge',
  display: 'inline-block',
  minWidth: '18px',
  paddingInline: '1',
  borderRadius: 'chip',
  backgroundColor: 'primary',
  color: 'surface',
  fontSize: '12',
  fontWeight: 'bold',
  lineHeight: 'badge',
  textAlign: 'center',
  variants: {
    empty: { true: { visibility: 'hidden' } },
    corner: { true: { position: 'absolute', insetBlockStart: '2px', insetInlineEnd: '0' } },
  } as const,
});

export const SiteAreas = styled(View, {
  name: 'SiteAreas',
  display: 'none sm:block',
  borderTopWidth: '1px',
  borderTopColor: 'line',
});

export const SiteAreasRow = styled(View, {
  name: 'SiteAreasRow',
  flexDirection: 'row',
  justifyContent: 'space-between',
  width: '100%',
  maxWidth: '1440px',
  minHeight: '44px',
  marginInline: 'auto',
  paddingInline: '4 sm:6',
});

export const SiteAreaList = styled(View, {
  name: 'SiteAreaList',
  flexDirection: 'row',
  gap: '6',
});

export const SiteArea = styled(View, {
  name: 'SiteArea',
  flexDirection: 'row',
  borderBottomWidth: '2px',
  borderBottomColor: 'transparent',
  variants: { current: { true: { borderBottomColor: 'primary' } } } as const,
});

export const SiteAreaLink = styled(Text, {
  name: 'SiteAreaLink',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  color: 'ink hover:primaryStrong',
  variants: {
    current: { true: { color: 'primaryStrong' } },
  } as const,
});

export const SiteAreaToggle = styled(Text, {
  name: 'SiteAreaToggle',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '28px',
  outlineOffset: '-2px',
  color: 'field',
});

/** The column browser below the header, over its whole width. */
export const SiteAreaPanel = styled(View, {
  name: 'SiteAreaPanel',
  position: 'absolute',
  insetInlineStart: '0',
  insetInlineEnd: '0',
  insetBlockStart: '100%',
  zIndex: 'overlay',
  backgroundColor: 'surface',
  borderBottomWidth: '1px',
  borderBottomColor: 'line',
});

export const SiteAreaPanelBody = styled(View, {
  name: 'SiteAreaPanelBody',
  width: '100%',
  maxWidth: '1440px',
  marginInline: 'auto',
  minHeight: '120px',
});
