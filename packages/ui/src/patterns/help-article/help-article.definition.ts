import { styled, View } from '@tamagui/core';

export const HelpArticle = styled(View, {
  name: 'HelpArticle',
  display: 'grid',
  gap: '6',
  marginBlockEnd: '6 md:8',
});

export const HelpHead = styled(View, {
  name: 'HelpHead',
  display: 'grid',
  gap: '2',
  paddingBlockStart: '1 md:0',
  // As wide as what is searched for, like the field of the questions; the lead keeps a measure.
  maxWidth: '800px md:none',
});

/** Steps, and what belongs to them. */
export const HelpColumns = styled(View, {
  name: 'HelpColumns',
  display: 'grid',
  alignItems: 'flex-start',
  gap: '6',
  minWidth: 0,
});

/** Steps in their order, one below the other. */
export const HelpSteps = styled(View, { name: 'HelpSteps', display: 'block' });

/** A step: its number, its text, its picture. */
export const HelpStep = styled(View, {
  name: 'HelpStep',
  display: 'grid',
  columnGap: '3',
  rowGap: '3',
  paddingBlock: '3',
  paddingInline: '4 md:6',
});

export const HelpLinks = styled(View, { name: 'HelpLinks', display: 'grid', gap: '2', minWidth: 0 });

export const HelpVideos = styled(View, {
  name: 'HelpVideos',
  display: 'grid',
  gap: '4',
});

/** Buyer and supplier side by side; on phones and tablets one at a time. */
export const WorkRoles = styled(View, { name: 'WorkRoles', display: 'grid', gap: '4 md:6' });

export const WorkRole = styled(View, { name: 'WorkRole', display: 'grid', gap: '3', minWidth: 0 });

/** Terms in cells: their name above what holds. */
export const WorkTerms = styled(View, { name: 'WorkTerms', display: 'grid' });
