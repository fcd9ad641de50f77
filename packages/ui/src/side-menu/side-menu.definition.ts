import { styled, Text, View } from '@tamagui/core';

export const SideMenu = styled(View, {
  name: 'SideMenu',
  display: 'block',
  width: '100%',
  paddingBlock: '2',
  backgroundColor: 'surface',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'card',
  overflow: 'hidden',
});

export const SideMenuTitle = styled(Text, {
  name: 'SideMenuTitle',
  display: 'block',
  paddingInline: '4',
  paddingBlock: '1.5',
  fontSize: '12',
  lineHeight: '12',
  fontWeight: 'regular',
  color: 'muted',
  whiteSpace: 'normal',
});

export const SideMenuItem = styled(Text, {
  name: 'SideMenuItem',
  display: 'flex',
  position: 'relative',
  alignItems: 'center',
  gap: '3',
  width: '100%',
  minHeight: 'field',
  paddingInline: '4',
  paddingBlock: '1',
  fontSize: '14',
  lineHeight: '14',
  whiteSpace: 'normal',
  color: 'ink hover:primaryStrong',
  backgroundColor: 'transparent hover:canvas',
  cursor: 'pointer',
  variants: {
    current: { true: { backgroundColor: 'tint', color: 'primaryStrong', fontWeight: 'bold' } },
    /** An entry below another one. */
    nested: { true: { paddingInlineStart: '12' } },
  } as const,
});
