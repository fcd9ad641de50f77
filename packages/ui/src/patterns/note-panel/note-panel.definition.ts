import { styled, View } from '@tamagui/core';

/** The new note and the existing ones, stacked. */
export const NotePanel = styled(View, { name: 'NotePanel', display: 'grid', gap: '3', minWidth: 0 });

export const NoteRow = styled(View, {
  name: 'NoteRow',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
});

/** One note. */
export const NoteCard = styled(View, {
  name: 'NoteCard',
  display: 'block',
  paddingBlock: '2',
  borderTopWidth: '1px',
  borderColor: 'line',
  variants: {
    /** The note being edited in the field above. */
    current: { true: { backgroundColor: 'tintSoft' } },
  } as const,
});
