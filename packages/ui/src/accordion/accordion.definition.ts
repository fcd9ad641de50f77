import { styled, View } from '@tamagui/core';

export const AccordionSummary = styled(View, {
  name: 'AccordionSummary',
  flexDirection: 'row',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  minHeight: 'field',
  paddingInline: '4',
  paddingBlock: '2',
});

export const AccordionBody = styled(View, {
  name: 'AccordionBody',
  display: 'block',
  paddingInline: '4',
  paddingBottom: '3',
});
