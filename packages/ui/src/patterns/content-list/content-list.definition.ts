import { styled, View } from '@tamagui/core';

/** Choices at the start, contents beside them; below md the kinds are a line that scrolls above the list. */
export const ContentsLayout = styled(View, {
  name: 'ContentsLayout',
  display: 'grid',
  alignItems: 'flex-start',
  gap: '3 md:6',
});

export const ContentsHead = styled(View, {
  name: 'ContentsHead',
  display: 'block',
  marginBlockEnd: '4',
});

/** Number of contents at the start, their order at the end. */
export const ContentsBar = styled(View, {
  name: 'ContentsBar',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  paddingBlock: '2',
  paddingInline: '4',
  borderBottomWidth: '1px',
  borderColor: 'line',
});

/** A content: drawing, text, and its facts, which have a column of their own from md up. */
export const ContentItem = styled(View, {
  name: 'ContentItem',
  display: 'grid',
  position: 'relative',
  alignItems: 'flex-start lg:center',
  columnGap: '3 md:4',
  rowGap: '1',
  paddingBlock: '3 md:4',
  paddingInline: '4',
  backgroundColor: 'surface hover:tintSoft',
});

/** Values of one choice, each a link with its count. */
export const ContentsChoice = styled(View, {
  name: 'ContentsChoice',
  display: 'block',
  minWidth: 0,
});
