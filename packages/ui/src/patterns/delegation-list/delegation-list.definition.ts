import { styled, View } from '@tamagui/core';

/** The question first on phones, beside the list from lg up. */
export const DelegationColumns = styled(View, {
  name: 'DelegationColumns',
  display: 'grid',
  alignItems: 'flex-start',
  gap: '3 md:6',
});

/** One-line summary of a delegation's details. */
export const DelegationLine = styled(View, {
  name: 'DelegationLine',
  display: 'grid',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1',
  minHeight: '64px',
  padding: '3',
  paddingInline: '4 md:5',
  backgroundColor: 'surface hover:tintSoft',
});

export const DelegationBody = styled(View, {
  name: 'DelegationBody',
  display: 'grid',
  gap: '3',
  paddingInline: '4 md:5',
  paddingBottom: '4',
});

export const CheckForm = styled(View, { name: 'CheckForm', display: 'grid', gap: '3' });

/** Result for the city: the number of agencies and their brands. */
export const CheckVerdict = styled(View, {
  name: 'CheckVerdict',
  flexDirection: 'row',
  alignItems: 'flex-start',
  gap: '2',
  padding: '3',
  borderRadius: 'field',
  backgroundColor: 'successTint',
  variants: { tone: { yes: {}, no: { backgroundColor: 'canvas' } } } as const,
});
