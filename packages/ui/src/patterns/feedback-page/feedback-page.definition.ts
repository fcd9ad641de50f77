import { styled, View } from '@tamagui/core';

/** The form, and what to know about it beside it. */
export const FeedbackPage = styled(View, {
  name: 'FeedbackPage',
  display: 'grid',
  alignItems: 'flex-start',
  gap: '4 md:6',
  marginBlockEnd: '6 md:8',
});

/** The fields before their script is loaded, spaced as the form is. */
export const FeedbackStart = styled(View, { name: 'FeedbackStart', display: 'grid', gap: '4' });

/** A page address that can be taken out. */
export const FeedbackAbout = styled(View, {
  name: 'FeedbackAbout',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
});

export const FeedbackContact = styled(View, { name: 'FeedbackContact', display: 'grid', gap: '4 lg:3' });

export const FeedbackDone = styled(View, {
  name: 'FeedbackDone',
  display: 'grid',
  gap: '3',
  padding: '6',
});
