'use client';

import type { CompanyTab } from '@bazaar/domain/companies/company-tabs';
import { ButtonLink } from '@bazaar/ui/button';
import { TextField } from '@bazaar/ui/field';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import { Panel } from '@bazaar/ui/panel';
import { useState } from 'react';
import { CompanyNameNote } from '@/entities/company-name/company-name-note';
import { paths } from '@/lib/navigation/paths';
import { companyTexts as texts } from '@/translations/company';

/** Says why a tab that the address names is not this person's, and what leads to it. */
export function RefusedTab({ tab }: { readonly tab: Extract<CompanyTab, 'companies' | 'visits'> }) {
  return (
    <>
      <Panel id="refused" title={texts.tabs[tab]}>
        <EmptyPanel
          title={texts.refused[tab]}
          detail={texts.refused[`${tab}Detail`]}
          action={
            tab === 'companies' ? (
              <ButtonLink href={paths.personalInfo}>{texts.register}</ButtonLink>
            ) : undefined
          }
        />
      </Panel>
      {tab === 'companies' ? <NameCheck /> : null}
    </>
  );
}

function NameCheck() {
  const [name, setName] = useState('');
  return (
    <Panel id="name-check" title={texts.nameCheck}>
      <TextField
        id="company-name"
        label={texts.name}
        autoComplete="organization"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <CompanyNameNote name={name} onTake={setName} />
    </Panel>
  );
}
