import { styled, View } from '@tamagui/core';

/** The form, and what to know about it beside it. */
export const FeedbackPage = styled(View, {
  name: 'FeedbackPage',
  display: 'grid',
  alignItems: 'flex-start',
  gap: '4 md:6',
  marginBlockEnd: '6 md:8',
});

/** Kinds of feedback as large choices. */
export const FeedbackKinds = styled(View, { name: 'FeedbackKinds', display: 'grid', gap: '2' });

export const FeedbackKind = styled(View, {
  name: 'FeedbackKind',
  display: 'grid',
  gap: '1',
  padding: '4',
  minHeight: 'field',
  backgroundColor: 'surface',
  borderWidth: '1px',
  borderColor: 'field',
  borderRadius: 'card',
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
