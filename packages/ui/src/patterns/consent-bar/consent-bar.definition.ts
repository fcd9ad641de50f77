import { styled, Text, View } from '@tamagui/core';

/** At the lower edge, above the phone's bottom bar; the page below it stays usable. */
export const ConsentBar = styled(View, {
  name: 'ConsentBar',
  position: 'fixed',
  insetInlineStart: '16px md:24px',
  insetBlockEnd: '76px sm:24px',
  width: 'calc(100% - 32px)',
  maxWidth: '440px',
  zIndex: 'toast',
  gap: '3',
  padding: '4',
  backgroundColor: 'surface',
  borderWidth: '1px',
  borderColor: 'field',
  borderRadius: 'card',
});

export const ConsentText = styled(Text, {
  name: 'ConsentText',
  display: 'block',
  fontSize: '13',
  lineHeight: '14',
  color: 'ink',
  whiteSpace: 'normal',
});

/** Two buttons of the same width and weight. */
export const ConsentAnswers = styled(View, {
  name: 'ConsentAnswers',
  display: 'grid',
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  gap: '2',
});
