import { styled, View } from '@tamagui/core';

/** A text with its table of contents: beside it where there is room, before it on phones. */
export const ArticlePage = styled(View, {
  name: 'ArticlePage',
  display: 'grid',
  alignItems: 'flex-start',
  gap: '3 md:6',
  marginBlockEnd: '6 md:8',
});

export const ArticleHead = styled(View, {
  name: 'ArticleHead',
  display: 'grid',
  gap: '2',
  paddingBlock: '3 md:6',
});

export const ArticleFacts = styled(View, {
  name: 'ArticleFacts',
  flexDirection: 'row',
  flexWrap: 'wrap',
  columnGap: '4',
  rowGap: '1',
});
