import { styled, Text, View } from '@tamagui/core';

/** The drop area. A phone drags nothing: there the button is enough, and several kinds of documents stand close together. */
export const FileDrop = styled(View, {
  name: 'FileDrop',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  padding: '0 sm:4',
  borderWidth: '1px',
  borderStyle: 'none sm:dashed',
  borderColor: 'field',
  borderRadius: 'card',
  backgroundColor: 'transparent sm:surface',
  variants: {
    /** Files are dragged over it. */
    over: { true: { borderStyle: 'solid', borderColor: 'primary', backgroundColor: 'tint' } },
    invalid: { true: { borderColor: 'error' } },
    unavailable: { true: { backgroundColor: 'canvas', borderColor: 'line' } },
  } as const,
});

export const FileDropText = styled(Text, {
  name: 'FileDropText',
  display: 'none sm:block',
  flexGrow: 1,
  flexShrink: 1,
  flexBasis: 160,
  fontSize: '13',
  lineHeight: '13',
  color: 'muted',
  whiteSpace: 'normal',
  variants: { over: { true: { display: 'block' } } } as const,
});

export const FileRow = styled(Text, {
  name: 'FileRow',
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: '3',
  minHeight: 'row',
  paddingBlock: '1',
  borderBottomWidth: '1px',
  borderColor: 'line',
  color: 'muted',
  variants: {
    state: {
      queued: {},
      uploading: { color: 'primary' },
      done: { color: 'success' },
      failed: { color: 'error' },
      refused: { color: 'error' },
    },
  } as const,
});

export const FileName = styled(Text, {
  name: 'FileName',
  display: 'block',
  fontSize: '14',
  lineHeight: '14',
  color: 'ink',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});

export const FileNote = styled(Text, {
  name: 'FileNote',
  display: 'block',
  fontSize: '12',
  lineHeight: '12',
  color: 'muted',
  whiteSpace: 'normal',
  variants: { error: { true: { color: 'error', fontWeight: 'medium' } } } as const,
});
