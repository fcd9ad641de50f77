import { styled, Text, View } from '@tamagui/core';

export const CommentTree = styled(View, {
  name: 'CommentTree',
  display: 'flex',
  flexDirection: 'column',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'card',
  backgroundColor: 'surface',
  variants: {
    /** In a section that has an edge of its own. */
    flush: { true: { borderWidth: '0', borderRadius: '0' } },
  } as const,
});

/** The search and the filters of a list of comments. */
export const CommentTools = styled(View, {
  name: 'CommentTools',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) sm:minmax(0, 1fr) 200px',
  alignItems: 'center',
  gap: '3',
});

/** What stands above the comments of a page. */
export const CommentBar = styled(View, {
  name: 'CommentBar',
  display: 'flex',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  paddingInline: '4 md:5',
  paddingBlock: '3',
});

/** Why there is no way to write one, in its place. */
export const CommentNote = styled(Text, {
  name: 'CommentNote',
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  flexGrow: 1,
  flexBasis: 0,
  minWidth: '120px',
  fontSize: '13',
  lineHeight: '13',
  color: 'muted',
  whiteSpace: 'normal',
});

/** What belongs to a whole page of comments, below them. */
export const CommentFoot = styled(View, {
  name: 'CommentFoot',
  display: 'block',
  paddingInline: '4 md:5',
  paddingBottom: '2',
});

/** A comment with its replies. */
export const CommentItem = styled(View, {
  name: 'CommentItem',
  display: 'block',
  position: 'relative',
  minWidth: 0,
});

export const CommentBody = styled(View, {
  name: 'CommentBody',
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  minWidth: 0,
  paddingInline: '4 md:5',
  paddingBlock: '3',
  variants: {
    /** The reader's own comment, which others do not see (yet). */
    tone: {
      pending: { backgroundColor: 'tintSoft' },
      rejected: { backgroundColor: 'canvas' },
    },
  } as const,
});

export const CommentHead = styled(View, {
  name: 'CommentHead',
  display: 'flex',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '2',
  rowGap: '1',
});

export const CommentAuthor = styled(Text, {
  name: 'CommentAuthor',
  fontSize: '14',
  lineHeight: '14',
  fontWeight: 'bold',
  whiteSpace: 'normal',
});

export const CommentTime = styled(Text, {
  name: 'CommentTime',
  fontSize: '12',
  lineHeight: '12',
  color: 'muted',
});

/** The comment's text, with its line breaks. */
export const CommentText = styled(Text, {
  name: 'CommentText',
  display: 'block',
  maxWidth: '720px',
  fontSize: '14',
  lineHeight: '16',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const CommentReason = styled(Text, {
  name: 'CommentReason',
  display: 'block',
  fontSize: '13',
  lineHeight: '13',
  color: 'muted',
  whiteSpace: 'normal',
});

export const CommentActions = styled(View, {
  name: 'CommentActions',
  display: 'flex',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '1',
});

export const CommentAnswers = styled(View, {
  name: 'CommentAnswers',
  display: 'flex',
  flexDirection: 'column',
});
