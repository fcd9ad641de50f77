import { styled, Text, View } from '@tamagui/core';

export const WizardStack = styled(View, { name: 'WizardStack', display: 'grid', gap: '3 md:4', minWidth: 0 });

/** Title and state of the draft. */
export const WizardHead = styled(View, {
  name: 'WizardHead',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  columnGap: '4',
  rowGap: '1',
  // On a phone it stands right below the strip of sections.
  paddingBlockStart: '3 md:0',
});

export const WizardTitle = styled(Text, {
  name: 'WizardTitle',
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  fontSize: '18 sm:22',
  lineHeight: '18 sm:22',
  fontWeight: 'bold',
});

export const WizardNote = styled(Text, {
  name: 'WizardNote',
  display: 'block',
  fontSize: '13',
  lineHeight: '13',
  color: 'muted',
  whiteSpace: 'normal',
  variants: {
    tone: { warning: { color: 'warning' }, error: { color: 'error' } },
  } as const,
});

export const WizardStep = styled(View, {
  name: 'WizardStep',
  display: 'flex',
  flexDirection: 'column sm:row',
  alignItems: 'center',
  justifyContent: 'center sm:flex-start',
  gap: '0 sm:2',
  flexGrow: 1,
  flexShrink: 1,
  flexBasis: '0%',
  minWidth: 0,
  minHeight: 'field sm:row',
  paddingBlock: '2',
  paddingInline: '0.5 sm:2 md:4',
  backgroundColor: 'surface hover:tintSoft',
  borderWidth: '0px',
  borderBottomWidth: '2px',
  borderColor: 'surface',
  variants: { state: { current: { borderColor: 'primary' }, error: { borderColor: 'error' } } } as const,
});

export const WizardStepText = styled(Text, {
  name: 'WizardStepText',
  display: 'block',
  fontSize: '12 sm:14',
  lineHeight: '14',
  fontWeight: 'regular',
  color: 'muted',
  whiteSpace: 'normal',
  variants: { current: { true: { fontWeight: 'bold', color: 'ink' } } } as const,
});

export const WizardCardTitle = styled(Text, {
  name: 'WizardCardTitle',
  display: 'block',
  fontSize: '16',
  lineHeight: '16',
  fontWeight: 'bold',
  whiteSpace: 'normal',
});

export const WizardCard = styled(View, {
  name: 'WizardCard',
  display: 'block',
  minWidth: 0,
  backgroundColor: 'surface',
  // On a phone it reaches the edges of the screen, and the fields gain their width.
  marginInline: '-16px sm:0',
  borderWidth: '0 sm:1px',
  borderTopWidth: '1px',
  borderBottomWidth: '1px',
  borderColor: 'line',
  borderRadius: '0 sm:card',
});

export const WizardCardHead = styled(View, {
  name: 'WizardCardHead',
  flexDirection: 'row',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  minHeight: 'row',
  paddingInline: '4 md:5',
  borderBottomWidth: '1px',
  borderColor: 'line',
});

/** One line of the request. Closed ones are rendered without fields. */
export const WizardLine = styled(View, {
  name: 'WizardLine',
  display: 'block',
  minWidth: 0,
  paddingInline: '4 md:5',
  paddingBlock: '3',
  borderBottomWidth: '1px',
  borderColor: 'line',
  variants: { failed: { true: { borderInlineStartWidth: '3px', borderInlineStartColor: 'error' } } } as const,
});

export const WizardLineHead = styled(View, {
  name: 'WizardLineHead',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  minWidth: 0,
});

export const WizardFields = styled(View, {
  name: 'WizardFields',
  display: 'grid',
  columnGap: '6',
  rowGap: '3',
  minWidth: 0,
  paddingBlock: '3',
});

export const WizardProperty = styled(View, {
  name: 'WizardProperty',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '2',
  paddingBlock: '2',
  borderBottomWidth: '1px',
  borderColor: 'line',
});

export const WizardActions = styled(View, {
  name: 'WizardActions',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  minWidth: 0,
});

export const WizardBody = styled(View, {
  name: 'WizardBody',
  display: 'grid',
  gap: '3',
  minWidth: 0,
  paddingInline: '4 md:5',
  paddingBlock: '4',
});

/** Stays in view: the sum, and the way on. */
export const WizardFoot = styled(View, {
  name: 'WizardFoot',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  rowGap: '1 sm:2',
  columnGap: '2',
  paddingInline: '4 md:5',
  paddingBlock: '2',
  backgroundColor: 'surface',
  marginInline: '-16px sm:0',
  borderWidth: '0 sm:1px',
  borderTopWidth: '1px',
  borderBottomWidth: '1px',
  borderColor: 'field',
  borderRadius: '0 sm:card',
});

export const WizardDemand = styled(Text, {
  name: 'WizardDemand',
  display: 'flex',
  fontSize: '12',
  lineHeight: '12',
  whiteSpace: 'normal',
  flexDirection: 'row',
  alignItems: 'center',
  gap: '2',
  paddingBlock: '1.5',
  variants: {
    state: { met: { color: 'success' }, open: { color: 'muted' }, unmet: { color: 'warning' } },
  } as const,
});
