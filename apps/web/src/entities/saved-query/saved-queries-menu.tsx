'use client';

import type { SavedFilter } from '@bazaar/domain/trade-requests/saved-filters';
import { Button } from '@bazaar/ui/button';
import { Divider } from '@bazaar/ui/divider';
import { TextField } from '@bazaar/ui/field';
import { Link } from '@bazaar/ui/link';
import { Popover } from '@bazaar/ui/popover';
import { Text } from '@bazaar/ui/text';
import { useState } from 'react';
import { savedQueryTexts } from '@/translations/saved-queries';

export interface SavedQueriesMenuProps {
  readonly texts: {
    readonly button: string;
    readonly title: string;
    readonly none: string;
    readonly name: string;
    remove(name: string): string;
  };
  readonly saved: readonly SavedFilter[];
  /** Address of the list the queries belong to. */
  readonly path: string;
  /** False while the list shows everything: there is nothing to keep. */
  readonly canSave: boolean;
  onSave(name: string): void;
  onForget(name: string): void;
}

/** The queries of a list that are kept on this device, and a name for the present one. */
export function SavedQueriesMenu({ texts, saved, path, canSave, onSave, onForget }: SavedQueriesMenuProps) {
  const [name, setName] = useState('');
  return (
    <Popover buttonLabel={texts.button} label={texts.title}>
      {saved.length === 0 ? <Text size={13}>{texts.none}</Text> : null}
      {saved.map((each) => (
        <div key={each.name}>
          <Link href={`${path}?${each.query}`} touch>
            {each.name}
          </Link>{' '}
          <Button
            tone="text"
            size="small"
            aria-label={texts.remove(each.name)}
            onClick={() => onForget(each.name)}
          >
            ×
          </Button>
        </div>
      ))}
      {saved.length > 0 ? <Divider tight /> : null}
      {canSave ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onSave(name);
            setName('');
          }}
        >
          <TextField
            id="saved-query-name"
            label={texts.name}
            maxLength={40}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <Button type="submit" tone="primary" wide>
            {savedQueryTexts.save}
          </Button>
        </form>
      ) : (
        <Text size={13} tone="muted">
          {savedQueryTexts.nothingToSave}
        </Text>
      )}
    </Popover>
  );
}
