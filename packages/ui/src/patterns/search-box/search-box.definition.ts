import { styled, Text, View } from '@tamagui/core';

/** Search dominates the header: field and button in one border. */
export const SearchBox = styled(View, {
  name: 'SearchBox',
  position: 'relative',
  flexGrow: 1,
  flexShrink: 1,
  flexDirection: 'row',
  height: '44px md:48px',
  borderWidth: '1px',
  borderColor: 'field focusWithin:primary',
  borderRadius: 'field',
  backgroundColor: 'surface',
  // On a page with little content the column would stretch it.
});

export const SearchBoxButton = styled(Text, {
  name: 'SearchBoxButton',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  minWidth: '44px',
  paddingInline: '3 md:6',
  color: 'muted sm:surface',
  backgroundColor: 'transparent sm:primary',
  fontWeight: 'bold',
});
