import { styled, View } from '@tamagui/core';

export const AnswerComparison = styled(View, {
  name: 'AnswerComparison',
  display: 'grid',
  gap: '4',
  minWidth: 0,
});

/** What each supplier wins, above the table. */
export const AnswerWinners = styled(View, {
  name: 'AnswerWinners',
  display: 'grid',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'card',
  backgroundColor: 'surface',
  overflow: 'hidden',
});

/** Container that scrolls sideways beside the first column. */
export const AnswerScroll = styled(View, {
  name: 'AnswerScroll',
  overflow: 'auto',
  maxWidth: '100%',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'card',
  backgroundColor: 'surface',
});

export const AnswerCards = styled(View, { name: 'AnswerCards', gap: '3', minWidth: 0 });

export const AnswerCard = styled(View, {
  name: 'AnswerCard',
  display: 'block',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'card',
  backgroundColor: 'surface',
});

export const AnswerSupplier = styled(View, {
  name: 'AnswerSupplier',
  display: 'grid',
  gap: '1',
  minWidth: 0,
});

export const AnswerValidity = styled(View, {
  name: 'AnswerValidity',
  display: 'grid',
  gap: '1',
  minWidth: 0,
});

export const AnswerDeviations = styled(View, {
  name: 'AnswerDeviations',
  display: 'grid',
  gap: '1',
  minWidth: 0,
});

/** Buttons beside the title, one below the other on phones. */
export const AnswerTools = styled(View, {
  name: 'AnswerTools',
  flexDirection: 'row',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '2',
  flexShrink: 1,
});
