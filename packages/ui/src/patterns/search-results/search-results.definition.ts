import { styled, View } from '@tamagui/core';

/** Heading of the results: the term, and below it how it was repaired. */
export const SearchTop = styled(View, {
  name: 'SearchTop',
  display: 'flex',
  gap: '3',
  paddingBlock: '4 md:6',
});

/** How the term was repaired, and the link to the typed one. */
export const RepairNote = styled(View, {
  name: 'RepairNote',
  flexDirection: 'row',
  alignItems: 'flex-start',
  gap: '2',
  padding: '3',
  borderRadius: 'field',
  backgroundColor: 'infoTint',
});

/** One kind of results among several. */
export const ResultSection = styled(View, {
  name: 'ResultSection',
  display: 'block',
  marginBlockStart: '6 md:8',
});

export const ResultSectionHead = styled(View, {
  name: 'ResultSectionHead',
  flexDirection: 'row',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '3',
  marginBlockEnd: '3',
});

/** Chips after their question, on as many lines as needed. */
export const RefineLine = styled(View, {
  name: 'RefineLine',
  flexDirection: 'row',
  flexWrap: 'wrap sm:nowrap',
  alignItems: 'baseline',
  gap: '2',
  paddingBlockStart: '4',
});
