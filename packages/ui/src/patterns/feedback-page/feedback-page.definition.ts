import { styled, View } from '@tamagui/core';

/** The form, and what to know about it beside it. */
export const FeedbackPage = styled(View, {
  name: 'FeedbackPage',
  display: 'grid',
  alignItems: 'flex-start',
  gap: '4 md:6',
  marginBlockEnd: '6 md:8',
});

/** Kinds of feedback: the rows of one panel, one row where there is room. */
export const FeedbackKinds = styled(View, {
  name: 'FeedbackKinds',
  display: 'grid',
  gap: '1px',
  marginBlockStart: '2',
  overflow: 'hidden',
  backgroundColor: 'line',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'card',
});

export const FeedbackKind = styled(View, {
  name: 'FeedbackKind',
  display: 'grid',
  alignContent: 'center lg:flex-start',
  paddingBlock: '2',
  paddingInline: '4',
  minHeight: '56px',
  backgroundColor: 'surface hover:tintSoft',
  borderWidth: '0',
});

/** A page address that can be taken out. */
export const FeedbackAbout = styled(View, {
  name: 'FeedbackAbout',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
});

export const FeedbackPair = styled(View, { name: 'FeedbackPair', display: 'grid', gap: '4' });

export const FeedbackDone = styled(View, {
  name: 'FeedbackDone',
  display: 'grid',
  gap: '3',
  padding: '6',
});
