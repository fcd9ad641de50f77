import { styled, Text, View } from '@tamagui/core';

/** The menu below the account's link. */
export const CurrentUserMenu = styled(View, {
  name: 'OwnMenu',
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  width: '240px',
  maxWidth: 'calc(100vw - 16px)',
  maxHeight: 'calc(100dvh - 32px)',
  overflow: 'auto',
  paddingBlock: '2',
  paddingInline: '0',
  backgroundColor: 'surface',
  borderWidth: '1px',
  borderColor: 'field',
  borderRadius: 'card',
});

export const CurrentUserMenuName = styled(Text, {
  name: 'OwnMenuName',
  display: 'block',
  paddingInline: '4',
  paddingBlock: '2',
  fontSize: '14',
  fontWeight: 'bold',
  color: 'ink',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const CurrentUserMenuItem = styled(Text, {
  name: 'OwnMenuItem',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: '100%',
  minHeight: '44px',
  paddingInline: '4',
  fontSize: '14',
  color: 'ink hover:primaryStrong',
  backgroundColor: 'transparent hover:canvas',
  cursor: 'pointer',
  variants: {
    /** Logout, separated from the other items. */
    apart: { true: { marginTop: '2', borderTopWidth: '1px', borderTopColor: 'line' } },
  } as const,
});
