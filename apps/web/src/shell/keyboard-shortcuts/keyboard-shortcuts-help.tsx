'use client';

import { Switch } from '@bazaar/ui/choice';
import { Dialog } from '@bazaar/ui/dialog';
import { Latin } from '@bazaar/ui/latin';
import { Table } from '@bazaar/ui/table';
import { Text } from '@bazaar/ui/text';
import { useState } from 'react';
import { keyboardShortcutsMessages as texts } from '@/translations/keyboard-shortcuts';
import { areShortcutsOn, turnShortcuts } from './keyboard-shortcuts-key';

export interface KeyboardShortcutsHelpProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Renders the list of shortcuts, and the switch that turns them off permanently. */
export function KeyboardShortcutsHelp({ isOpen, onClose }: KeyboardShortcutsHelpProps) {
  const [isOn, setOn] = useState(areShortcutsOn);
  const turn = (next: boolean) => {
    turnShortcuts(next);
    setOn(next);
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.title} closeLabel={texts.close}>
      <Switch label={texts.use} checked={isOn} onChange={(event) => turn(event.target.checked)} />
      {isOn ? null : (
        <Text as="p" size={13} tone="muted">
          {texts.offNote}
        </Text>
      )}
      <Table
        caption={texts.table}
        head={
          <tr>
            <th scope="col">{texts.key}</th>
            <th scope="col">{texts.action}</th>
          </tr>
        }
      >
        {texts.keys.map(({ keys, action }) => (
          <tr key={action}>
            <td>
              <Latin>{keys}</Latin>
            </td>
            <td>{action}</td>
          </tr>
        ))}
      </Table>
    </Dialog>
  );
}
