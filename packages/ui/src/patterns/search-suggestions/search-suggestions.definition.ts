import { styled, View } from '@tamagui/core';

/** The list below the search field; over the page, as wide as the field, the whole screen wide on phones. */
export const SearchSuggestions = styled(View, {
  name: 'SearchSuggestions',
  position: 'fixed md:absolute',
  zIndex: 'overlay',
  insetBlockStart: '60px md:100%',
  insetInline: '0 md:-1px',
  marginBlockStart: '0 md:4px',
  display: 'block',
  maxHeight: '70dvh',
  overflow: 'auto',
  backgroundColor: 'surface',
  borderWidth: '1px',
  borderColor: 'field',
  borderRadius: '0 md:card',
  paddingBlock: '2',
});

export const SuggestionOption = styled(View, {
  name: 'SuggestionOption',
  display: 'grid',
  alignItems: 'center',
  columnGap: '3',
  minHeight: '48px md:44px',
  paddingInline: '4',
  paddingBlock: '1',
  cursor: 'pointer',
  backgroundColor: 'surface hover:tintSoft',
});
