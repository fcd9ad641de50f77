import { styled, Text, View } from '@tamagui/core';

export const MessageThread = styled(View, {
  name: 'MessageThread',
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  minHeight: 0,
  overflow: 'auto',
  padding: '3 md:4',
  backgroundColor: 'surface',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'card',
});

export const MessageDay = styled(Text, {
  name: 'MessageDay',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  paddingBlock: '2',
  fontSize: '12',
  lineHeight: '12',
  color: 'muted',
  variants: { news: { true: { color: 'primaryStrong', fontWeight: 'medium' } } } as const,
});

/** The time after a pause. */
export const MessagePause = styled(Text, {
  name: 'MessagePause',
  display: 'block',
  paddingBlock: '1',
  fontSize: '12',
  lineHeight: '12',
  color: 'muted',
  textAlign: 'center',
});

export const MessageItem = styled(View, {
  name: 'MessageItem',
  display: 'flex',
  flexDirection: 'column',
  gap: '0.5',
  minWidth: 0,
  maxWidth: 'min(86%, 560px)',
  variants: {
    side: { own: { alignSelf: 'flex-end' }, other: { alignSelf: 'flex-start' } },
    wide: { true: { width: '100%', maxWidth: '100%' } },
  } as const,
});

export const MessageBubble = styled(View, {
  name: 'MessageBubble',
  display: 'block',
  minWidth: 0,
  paddingInline: '3',
  paddingBlock: '2',
  borderWidth: '1px',
  borderRadius: 'card',
  variants: {
    side: {
      own: { backgroundColor: 'tint', borderColor: 'tint', borderEndEndRadius: 'small' },
      other: { backgroundColor: 'canvas', borderColor: 'line', borderEndStartRadius: 'small' },
    },
    failed: { true: { backgroundColor: 'errorTint', borderColor: 'error' } },
  } as const,
});

export const MessageAuthor = styled(Text, {
  name: 'MessageAuthor',
  display: 'block',
  fontSize: '12',
  lineHeight: '12',
  fontWeight: 'medium',
  color: 'secondary',
  whiteSpace: 'normal',
  paddingBlockStart: '1',
});

export const MessageText = styled(Text, {
  name: 'MessageText',
  display: 'block',
  fontSize: '14',
  lineHeight: '16',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  variants: { deleted: { true: { color: 'muted' } } } as const,
});

export const MessageFoot = styled(Text, {
  name: 'MessageFoot',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '2',
  whiteSpace: 'normal',
  fontSize: '12',
  lineHeight: '12',
  color: 'muted',
});

export const MessageState = styled(Text, {
  name: 'MessageState',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  variants: {
    state: { seen: { color: 'primary' }, failed: { color: 'error', fontWeight: 'medium' } },
  } as const,
});

export const MessageFile = styled(View, {
  name: 'MessageFile',
  display: 'flex',
  flexDirection: 'row',
  alignItems: 'center',
  gap: '2',
  minHeight: 'field',
  minWidth: 0,
  marginBlockStart: '1',
  paddingInline: '2',
  borderWidth: '1px',
  borderColor: 'line hover:field',
  borderRadius: 'field',
  backgroundColor: 'surface',
});

/** Below a failed or changed message: what can be done. */
export const MessageActions = styled(View, {
  name: 'MessageActs',
  flexDirection: 'row',
  flexWrap: 'wrap',
  gap: '1',
  paddingBlockStart: '1',
});

/** Over the end of the thread: the way to what has come. */
export const MessageJump = styled(View, {
  name: 'MessageJump',
  display: 'flex',
  position: 'sticky',
  alignItems: 'center',
  height: 0,
  overflow: 'visible',
});
