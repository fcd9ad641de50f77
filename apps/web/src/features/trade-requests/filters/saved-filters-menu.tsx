'use client';

import { Button } from '@bazaar/ui/button';
import { TextField } from '@bazaar/ui/field';
import { Link } from '@bazaar/ui/link';
import { Popover } from '@bazaar/ui/popover';
import { Text } from '@bazaar/ui/text';
import { useState } from 'react';
import { accountPaths } from '@/lib/navigation/account-paths';
import { tradeListTexts as texts } from '@/translations/trade-list';
import { activeChips } from '../active-chips';
import type { RequestList } from '../requests-list';

/** The filters saved on this device, and a name for the current one. */
export function SavedFilters({ saved, filter, suppliers, onSave, onForget }: RequestList) {
  const [name, setName] = useState('');
  const canSave = activeChips(filter, suppliers).length > 0 || filter.turn !== undefined;
  return (
    <Popover buttonLabel={texts.saveFilter} label={texts.savedFilters}>
      {saved.length === 0 ? <Text size={13}>{texts.noSavedFilters}</Text> : null}
      {saved.map((each) => (
        <div key={each.name}>
          <Link href={`${accountPaths.tradeRequests}?${each.query}`} touch>
            {each.name}
          </Link>{' '}
          <Button
            tone="text"
            size="small"
            aria-label={texts.removeSaved(each.name)}
            onClick={() => onForget(each.name)}
          >
            ×
          </Button>
        </div>
      ))}
      {canSave ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onSave(name);
            setName('');
          }}
        >
          <TextField
            id="filter-name"
            label={texts.filterName}
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
