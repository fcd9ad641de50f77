import { styled, View } from '@tamagui/core';

/** Questions with their categories beside them, above them on phones and tablets. */
export const FaqPage = styled(View, {
  name: 'FaqPage',
  display: 'grid',
  alignItems: 'flex-start',
  gap: '4 md:6',
  marginBlockEnd: '6 md:8',
});

export const FaqHead = styled(View, {
  name: 'FaqHead',
  display: 'grid',
  gap: '2',
  paddingBlockStart: '1 md:0',
  paddingBlockEnd: '4 md:6',
  // Beside a rail the field ends where the questions do.
  maxWidth: '800px md:none',
});

/** Field and button in one row. */
export const FaqSearch = styled(View, {
  name: 'FaqSearch',
  flexDirection: 'row',
  alignItems: 'flex-end',
  gap: '2',
});

export const FaqList = styled(View, { name: 'FaqList', display: 'grid', gap: '6', minWidth: 0 });

/** A category: its name above its card. */
export const FaqGroup = styled(View, { name: 'FaqGroup', display: 'grid', gap: '2', minWidth: 0 });

/** What can be done with one answer. */
export const FaqActions = styled(View, {
  name: 'FaqActions',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '2',
  marginBlockStart: '2',
});

/** The way on for whom no answer helped. */
export const FaqUnanswered = styled(View, {
  name: 'FaqUnanswered',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  padding: '4',
});
