import { styled, Text, View } from '@tamagui/core';

/** The list and the open conversation side by side; on phones one of the two. */
/** Frame, widths and which of the two is hidden: in the stylesheet, which knows the width of a tablet. */
export const ConversationPanes = styled(View, {
  name: 'ConversationPanes',
  flexDirection: 'row',
  minWidth: 0,
  minHeight: '420px',
  backgroundColor: 'surface',
});

export const ConversationPane = styled(View, {
  name: 'ConversationPane',
  minWidth: 0,
  minHeight: 0,
  variants: {
    side: { list: { flexShrink: 0 }, open: { flexGrow: 1, flexShrink: 1 } },
    /** The one that a phone hides. */
    behind: { true: {} },
  } as const,
});

/** Head above the rows, or above the thread. */
export const ConversationHead = styled(View, {
  name: 'ConversationHead',
  flexShrink: 0,
  gap: '2',
  paddingBlock: '3',
  paddingInline: '4',
  borderBottomWidth: '1px',
  borderBottomColor: 'line',
  variants: {
    open: { true: { flexDirection: 'row', alignItems: 'center', minHeight: '60px', paddingBlock: '1.5' } },
  } as const,
});

/** Title of the page; a phone that shows one conversation keeps it for screen readers. */
export const ConversationsTitle = styled(Text, {
  name: 'ConversationsTitle',
  display: 'block',
  fontSize: '18 sm:22',
  lineHeight: '18 sm:22',
  fontWeight: 'bold',
});

/** Title and counts of the page; a phone that shows one conversation keeps them for screen readers. */
export const ConversationsHead = styled(View, {
  name: 'ConversationsHead',
  paddingBlockEnd: '2',
  variants: { behind: { true: {} } } as const,
});

export const ConversationBack = styled(View, {
  name: 'ConversationBack',
  alignItems: 'center',
  justifyContent: 'center',
  width: 'field',
  height: 'field',
});

export const ConversationAuthor = styled(View, {
  name: 'ConversationWho',
  flexGrow: 1,
  flexShrink: 1,
  minWidth: 0,
});

export const ConversationActions = styled(View, {
  name: 'ConversationActs',
  flexDirection: 'row',
  flexShrink: 0,
});

/** What the conversation is about. */
export const ConversationAbout = styled(View, {
  name: 'ConversationAbout',
  display: 'flex',
  flexDirection: 'row',
  flexShrink: 0,
  alignItems: 'center',
  gap: '3',
  minHeight: '52px',
  paddingInline: '4 md:5',
  paddingBlock: '1.5',
  backgroundColor: 'canvas',
  borderBottomWidth: '1px',
  borderBottomColor: 'line',
});

/** Filters of the list, as chips in one row. */
export const ConversationFilters = styled(View, {
  name: 'ConversationFilters',
  flexDirection: 'row',
  gap: '1.5',
  minWidth: 0,
});

export const ConversationName = styled(Text, {
  name: 'ConversationName',
  display: 'block',
  minWidth: 0,
  fontSize: '14',
  lineHeight: '14',
  fontWeight: 'medium',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  variants: { strong: { true: { fontWeight: 'bold' } }, whole: { true: { whiteSpace: 'normal' } } } as const,
});

export const ConversationNote = styled(Text, {
  name: 'ConversationNote',
  display: 'block',
  minWidth: 0,
  fontSize: '12',
  lineHeight: '12',
  color: 'muted',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  variants: {
    strong: { true: { color: 'ink', fontWeight: 'medium' } },
    about: { true: { color: 'primaryStrong' } },
    failed: { true: { display: 'inline', color: 'error', fontWeight: 'medium' } },
  } as const,
});

export const ConversationItem = styled(View, {
  name: 'ConversationItem',
  display: 'grid',
  position: 'relative',
  columnGap: '3',
  alignItems: 'flex-start',
  minHeight: '84px',
  paddingInline: '4',
  paddingBlock: '2',
  borderBottomWidth: '1px',
  borderBottomColor: 'line',
  backgroundColor: 'surface hover:tintSoft',
  variants: { current: { true: { backgroundColor: 'tintSoft hover:tintSoft' } } } as const,
});

export const ConversationUnread = styled(Text, {
  name: 'ConversationUnread',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  minWidth: '20px',
  height: '20px',
  paddingInline: '1.5',
  fontSize: '12',
  lineHeight: '12',
  fontWeight: 'bold',
  color: 'surface',
  backgroundColor: 'primary',
  borderRadius: 'chip',
});

/** Content of the pane instead of a thread, such as a form. */
export const ConversationBody = styled(View, {
  name: 'ConversationBody',
  display: 'block',
  width: '100%',
  maxWidth: '680px',
  padding: '3 md:4',
});

/** Below the thread: the reply field, or why there is none. */
export const ReplyBox = styled(View, {
  name: 'ReplyBox',
  position: 'sticky',
  insetBlockEnd: 'bar sm:0',
  flexShrink: 0,
  zIndex: 1,
  gap: '1',
  padding: '3',
  backgroundColor: 'surface',
  borderTopWidth: '1px',
  borderTopColor: 'line',
});

export const ReplyField = styled(Text, {
  name: 'ReplyField',
  flexGrow: 1,
  flexShrink: 1,
  width: 'auto',
  minHeight: 'field',
  maxHeight: '200px',
});

export const ReplyRow = styled(View, {
  name: 'ReplyRow',
  flexDirection: 'row',
  alignItems: 'flex-end',
  gap: '2',
  minWidth: 0,
});
