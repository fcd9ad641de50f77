import { styled, Text, View } from '@tamagui/core';

/** A field and the button of its explanation, which stands at the end of the label's line. */
export const FieldHelp = styled(View, {
  name: 'FieldHelp',
  display: 'block',
  position: 'relative',
  minWidth: 0,
});

/** The question mark: small beside its label, with a touch target of 44 px that ends where the field begins. */
export const FieldHelpButton = styled(Text, {
  name: 'FieldHelpButton',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  position: 'absolute',
  insetBlockStart: '-3px',
  insetInlineEnd: '-4px',
  width: '28px',
  height: '28px',
  padding: 0,
  borderWidth: 0,
  borderRadius: 'chip',
  backgroundColor: 'transparent hover:tint',
  color: 'primary',
  cursor: 'pointer',
});
