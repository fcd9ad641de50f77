import { styled, View } from '@tamagui/core';

/** Indexes at the start, the suppliers beside them; on phones the indexes are sheets. */
export const DirectoryLayout = styled(View, {
  name: 'DirectoryLayout',
  display: 'grid',
  alignItems: 'flex-start',
  gap: '3 md:6',
});

export const DirectoryHead = styled(View, {
  name: 'DirectoryHead',
  display: 'grid',
  gap: '3',
  paddingBottom: '4',
});

/** The letters of the alphabet in one line that scrolls; in as many as needed from md up. */
export const LetterIndex = styled(View, {
  name: 'LetterIndex',
  flexDirection: 'row',
  flexWrap: 'nowrap md:wrap',
  gap: '1',
  overflow: 'auto md:visible',
});

export const LetterLink = styled(View, {
  name: 'LetterLink',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 'field md:fieldSmall',
  minHeight: 'field md:fieldSmall',
  borderWidth: '1px',
  borderColor: 'line hover:field',
  borderRadius: 'field',
  backgroundColor: 'surface hover:tintSoft',
});

/** An entry of an index: name, and result count. */
export const IndexLink = styled(View, {
  name: 'IndexLink',
  flexDirection: 'row',
  alignItems: 'center',
  gap: '2',
  minHeight: 'field md:fieldSmall',
  paddingInline: '4',
  backgroundColor: 'surface hover:tintSoft',
});

export const DirectoryBar = styled(View, {
  name: 'DirectoryBar',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  padding: '3',
  paddingInline: '4',
  borderBottomWidth: '1px',
  borderColor: 'line',
});
