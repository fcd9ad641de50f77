import { styled, Text, View } from '@tamagui/core';

/** Contains the field, its button and the list below it. */
export const Combobox = styled(View, { name: 'Combobox', position: 'relative', minWidth: 0 });

/** Button at the end of a field: opens, clears, shows the calendar. */
export const FieldButton = styled(Text, {
  name: 'FieldButton',
  position: 'absolute',
  insetBlock: '1px',
  insetInlineEnd: '1px',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '42px',
  borderRadius: 'field',
  color: 'muted hover:ink disabled:muted',
  cursor: 'pointer disabled:not-allowed',
});

/** Surface that opens below a field, over the page. */
export const FieldPopup = styled(View, {
  name: 'FieldPopup',
  position: 'absolute',
  zIndex: 'overlay',
  insetBlockStart: '100%',
  insetInlineStart: 0,
  display: 'block',
  maxWidth: 'calc(100vw - 32px)',
  // Keeps clear of the field's focus ring.
  marginBlockStart: '1.5',
  backgroundColor: 'surface',
  borderWidth: '1px',
  borderColor: 'field',
  borderRadius: 'card',
  variants: {
    /** As wide as the field. */
    list: { true: { insetInlineEnd: 0 } },
  } as const,
});

export const ComboboxGroup = styled(Text, {
  name: 'ComboboxGroup',
  display: 'block',
  paddingInline: '2',
  paddingBlock: '1',
  fontSize: '12',
  lineHeight: '12',
  color: 'muted',
});

export const ComboboxOption = styled(Text, {
  name: 'ComboboxOption',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 18px',
  alignItems: 'center',
  columnGap: '2',
  minHeight: 'field md:fieldDense',
  paddingInline: '2',
  paddingBlock: '1',
  borderRadius: 'small',
  fontSize: '14',
  lineHeight: '14',
  whiteSpace: 'normal',
  cursor: 'pointer',
  backgroundColor: 'transparent hover:tintSoft',
  variants: {
    active: { true: { backgroundColor: 'tint hover:tint' } },
    unavailable: {
      true: { color: 'muted', backgroundColor: 'transparent hover:transparent', cursor: 'not-allowed' },
    },
  } as const,
});

/** Loading, no result, or load error. */
export const ComboboxNote = styled(Text, {
  name: 'ComboboxNote',
  display: 'flex',
  flexDirection: 'row',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  minHeight: 'field',
  paddingInline: '3',
  fontSize: '13',
  lineHeight: '13',
  color: 'muted',
  variants: { error: { true: { color: 'error' } } } as const,
});
