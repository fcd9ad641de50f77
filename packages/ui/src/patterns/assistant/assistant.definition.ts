import { styled, View } from '@tamagui/core';

/** The sentence, what it became and the question, in one panel. */
export const AssistantPanel = styled(View, {
  name: 'AssistantPanel',
  display: 'block',
  backgroundColor: 'surface',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: '0 sm:card',
  marginInline: '-16px sm:0',
  borderInlineWidth: '0 sm:1px',
});

/** One group of what was understood: its name, and its chips. */
export const AssistantGroup = styled(View, {
  name: 'AssistantGroup',
  display: 'grid',
  gap: '1 sm:3',
  gridTemplateColumns: 'minmax(0, 1fr) sm:152px minmax(0, 1fr)',
  paddingInline: '4 md:6',
  paddingBlock: '3',
});

/** One part of the sentence, as it is understood. */
export const AssistantChip = styled(View, {
  name: 'AssistantChip',
  flexDirection: 'row',
  alignItems: 'stretch',
  position: 'relative',
  minHeight: '44px sm:36px',
  maxWidth: '100%',
  borderWidth: '1px',
  borderColor: 'accent',
  borderRadius: 'chip',
  backgroundColor: 'tintSoft',
  variants: {
    strength: {
      soft: { borderStyle: 'dashed', backgroundColor: 'surface' },
      unknown: { borderColor: 'warningTint', backgroundColor: 'warningTint' },
    },
  } as const,
});

export const AssistantQuestion = styled(View, {
  name: 'AssistantQuestion',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  paddingInline: '4 md:6',
  paddingBlock: '4',
  backgroundColor: 'tintSoft',
});

/** The call to action below the results. */
export const AssistantRequest = styled(View, {
  name: 'AssistantRequest',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  paddingBlock: '4 md:6',
  paddingInline: '4',
});

/** A turn of the dialogue: the sentence, and below it, or in its row from md up, what it became. */
export const AssistantTurn = styled(View, {
  name: 'AssistantTurn',
  display: 'grid',
  alignItems: 'flex-start md:baseline',
  gridTemplateColumns: 'minmax(0, 1fr) md:minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: '6',
  rowGap: '2',
  paddingInline: '4 sm:6',
  paddingBlock: '3',
});

/** Rows become cards on phones. */
export const AssistantTable = styled(View, { name: 'AssistantTable', minWidth: 0 });

export const AssistantHead = styled(View, {
  name: 'AssistantHead',
  display: 'block',
  paddingBlockStart: '1 md:0',
  paddingBlockEnd: '4',
});

export const AssistantSection = styled(View, {
  name: 'AssistantSection',
  display: 'block',
  marginBlockStart: '6 md:8',
});

export const AssistantColumns = styled(View, {
  name: 'AssistantColumns',
  display: 'grid',
  alignItems: 'flex-start',
  gap: '4 md:6',
  marginBlockStart: '6 md:8',
  gridTemplateColumns: 'minmax(0, 1fr) sm:minmax(0, 1fr) minmax(0, 1fr) lg:minmax(0, 1fr) 400px',
  variants: {
    /** Panels of the same kind, four in a row: as many columns before the last one has arrived. */
    even: {
      true: {
        gridTemplateColumns: 'minmax(0, 1fr) sm:minmax(0, 1fr) minmax(0, 1fr) lg:repeat(4, minmax(0, 1fr))',
        marginBlockStart: '0',
      },
    },
  } as const,
});
