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
