'use client';

import { type AdminPlace, writeAdminPlace } from '@bazaar/domain/administration/admin-place';
import { Button } from '@bazaar/ui/button';
import { Divider } from '@bazaar/ui/divider';
import { TextField } from '@bazaar/ui/field';
import { Link } from '@bazaar/ui/link';
import { Popover } from '@bazaar/ui/popover';
import { Text } from '@bazaar/ui/text';
import { useState } from 'react';
import { accountPaths } from '@/lib/navigation/account-paths';
import { adminTexts as texts } from '@/translations/admin';
import { useSavedViews } from './use-saved-views';

/** The person's saved views of the lists, and a name for the present one. */
export function SavedViews({ place }: { readonly place: AdminPlace }) {
  const { saved, add, remove } = useSavedViews();
  const [name, setName] = useState('');
  const { term, kind, role, isOldestFirst } = place;
  const canSave = term !== undefined || kind !== undefined || role !== undefined || isOldestFirst;
  return (
    <Popover buttonLabel={texts.savedView} label={texts.savedViews}>
      {saved.length === 0 ? <Text size={13}>{texts.noSavedViews}</Text> : null}
      {saved.map((each) => (
        <div key={each.name}>
          <Link href={`${accountPaths.admin}?${each.query}`} touch>
            {each.name}
          </Link>{' '}
          <Button
            tone="text"
            size="small"
            aria-label={texts.removeView(each.name)}
            onClick={() => remove(each.name)}
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
            add({ name, query: writeAdminPlace({ ...place, pageNumber: 1 }) });
            setName('');
          }}
        >
          <TextField
            id="view-name"
            label={texts.viewName}
            maxLength={40}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <Button type="submit" tone="primary" wide>
            {texts.save}
          </Button>
        </form>
      ) : (
        <Text size={13} tone="muted">
          {texts.nothingToSave}
        </Text>
      )}
    </Popover>
  );
}
