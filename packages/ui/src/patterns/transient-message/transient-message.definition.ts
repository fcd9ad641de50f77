import { styled, Text, View } from '@tamagui/core';

/** Corner of the transient messages: top start, below the header, whose search they never cover. */
export const MessageCorner = styled(View, {
  name: 'MessageCorner',
  position: 'fixed',
  insetBlockStart: '68px md:124px',
  insetInlineStart: '16px',
  zIndex: 'toast',
  gap: '2',
  width: 'min(328px, 100vw - 32px) sm:380px',
  pointerEvents: 'none',
});

export const TransientMessage = styled(View, {
  name: 'PassingMessage',
  position: 'relative',
  flexDirection: 'row',
  alignItems: 'center',
  gap: '3',
  paddingInlineStart: '4',
  minHeight: '56px',
  backgroundColor: 'surface',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'field',
  overflow: 'hidden',
  pointerEvents: 'auto',
});

export const TransientMessageIcon = styled(Text, {
  name: 'PassingMessageIcon',
  display: 'inline-flex',
  variants: {
    status: {
      info: { color: 'info' },
      success: { color: 'success' },
      warning: { color: 'warning' },
      error: { color: 'error' },
      question: { color: 'question' },
    },
  } as const,
});

export const TransientMessageText = styled(Text, {
  name: 'PassingMessageText',
  display: 'block',
  flexGrow: 1,
  flexShrink: 1,
  minWidth: '0',
  whiteSpace: 'normal',
  paddingBlock: '2',
});

export const TransientMessageAction = styled(Text, {
  name: 'PassingMessageAction',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '44px',
  minHeight: '44px',
  color: 'primary',
  fontWeight: 'medium',
  variants: { quiet: { true: { color: 'muted' } } } as const,
});

/** The remaining time, shrinking towards the start. */
export const TransientMessageTime = styled(View, {
  name: 'PassingMessageTime',
  position: 'absolute',
  insetInlineStart: '0',
  insetInlineEnd: '0',
  insetBlockEnd: '0',
  height: '2px',
  backgroundColor: 'accent',
});

/** One unobtrusive line over the page, such as "a new version is ready". */
export const QuietBanner = styled(Text, {
  name: 'QuietBanner',
  display: 'block',
  whiteSpace: 'normal',
  paddingInline: '4',
  paddingBlock: '2',
  backgroundColor: 'tint',
  color: 'primaryStrong',
  fontSize: '13',
  textAlign: 'center',
});
