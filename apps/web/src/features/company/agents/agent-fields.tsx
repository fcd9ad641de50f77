'use client';

import { AGENT_PERMISSIONS, type AgentValues, heldPermissions } from '@bazaar/domain/companies/agent-form';
import { previewAgent } from '@bazaar/domain/permissions/agent-preview';
import type { ProfileSection } from '@bazaar/domain/permissions/profile-section';
import { joinList } from '@bazaar/domain/persian/phrases';
import { Fieldset } from '@bazaar/ui/fieldset';
import { AgentPreview, CompanyPair, PermissionLabel } from '@bazaar/ui/patterns/company-page';
import { createPortal } from 'react-dom';
import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { BoundCheckbox } from '@/lib/forms/bound-choices';
import type { FormBinding } from '@/lib/forms/form-binding';
import { companyTexts as texts } from '@/translations/company';
import { profileFrameTexts } from '@/translations/profile-frame';

/** Sections a company decides about; the others of the menu are the agent's own. */
const DECIDED: readonly ProfileSection[] = ['Requests', 'Wallet'];

/** The permissions, each with what it means, and what an agent with them will see. */
export function AgentFields<Values extends FieldValues & AgentValues, Output>({
  form,
  previewPlace,
}: {
  readonly form: FormBinding<Values, Output>;
  /** Where what they will see is told instead of beside the permissions. */
  readonly previewPlace?: Element | null | undefined;
}) {
  const chosen = useWatch({ control: form.control as unknown as Control<AgentValues>, name: 'permissions' });
  const preview = <Preview held={heldPermissions(chosen)} />;
  return (
    <CompanyPair>
      <Fieldset id={`${form.id}-permissions`} legend={texts.may} layout={{ choices: true }}>
        {AGENT_PERMISSIONS.map((permission) => (
          <BoundCheckbox
            key={permission}
            form={form}
            name={`permissions.${permission}` as FieldPath<Values>}
            label={
              <PermissionLabel
                title={texts.permissions[permission]}
                meaning={texts.permissionMeanings[permission]}
              />
            }
          />
        ))}
      </Fieldset>
      {previewPlace ? createPortal(preview, previewPlace) : preview}
    </CompanyPair>
  );
}

function Preview({ held }: { readonly held: readonly string[] }) {
  const { open, rights } = previewAgent(held);
  const own = open.filter((section) => !DECIDED.includes(section));
  return (
    <AgentPreview
      title={texts.previewTitle}
      closedText={texts.notSeen}
      rows={[
        ...DECIDED.map((section) => ({
          id: section,
          text: profileFrameTexts.sections[section],
          isSeen: open.includes(section),
        })),
        ...rights.map(({ right, isGiven }) => ({ id: right, text: texts.rights[right], isSeen: isGiven })),
      ]}
      note={texts.ownSections(joinList(own.map((section) => profileFrameTexts.sections[section])))}
    />
  );
}
