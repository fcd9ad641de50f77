import { styled, Text, View } from '@tamagui/core';

export const FormSummary = styled(View, {
  name: 'FormSummary',
  width: '100%',
  gap: '2',
  padding: '4',
  borderWidth: '1px',
  borderColor: 'error',
  borderRadius: 'card',
  backgroundColor: 'errorTint',
});

export const FormSummaryTitle = styled(Text, {
  name: 'FormSummaryTitle',
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  fontSize: '14',
  lineHeight: '14',
  fontWeight: 'bold',
  whiteSpace: 'normal',
  color: 'error',
});

export const FormSummaryLink = styled(Text, {
  name: 'FormSummaryLink',
  display: 'flex',
  alignItems: 'center',
  minHeight: 'field md:32px',
  fontSize: '14',
  lineHeight: '14',
  whiteSpace: 'normal',
  color: 'error',
  textDecorationLine: 'underline',
});
