import { styled, Text, View } from '@tamagui/core';

/** The parts of the page, stacked. */
export const PersonalStack = styled(View, { name: 'PersonalStack', display: 'grid', gap: '4', minWidth: 0 });

/** Picture, name and actions, side by side where there is room. */
export const PersonalHead = styled(View, {
  name: 'PersonalHead',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4',
});

export const PersonalHeadText = styled(View, {
  name: 'PersonalHeadText',
  display: 'grid',
  gap: '1',
  flexGrow: 1,
  flexShrink: 1,
  minWidth: '160px',
  maxWidth: '100%',
});

/** Buttons below a form or in a card. */
export const PersonalActions = styled(View, {
  name: 'PersonalActions',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  minWidth: 0,
});

export const PersonalCards = styled(View, { name: 'PersonalCards', display: 'grid', gap: '3', minWidth: 0 });

export const PersonalCard = styled(View, {
  name: 'PersonalCard',
  display: 'grid',
  alignContent: 'flex-start',
  gap: '2',
  minWidth: 0,
  padding: '4',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'card',
  variants: { primary: { true: { borderColor: 'primary' } } } as const,
});

export const PersonalCardTitle = styled(Text, {
  name: 'PersonalCardTitle',
  display: 'block',
  whiteSpace: 'normal',
  fontWeight: 'bold',
});

/** The missing items, each a link to its field. */
export const PersonalMissing = styled(View, {
  name: 'PersonalMissing',
  flexDirection: 'row',
  flexWrap: 'wrap',
  columnGap: '4',
  rowGap: '1',
});
