import type { AgentValues } from '@bazaar/domain/companies/agent-form';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { BoundTextField } from '@/lib/forms/bound-text';
import type { FormBinding } from '@/lib/forms/form-binding';
import { companyTexts as texts } from '@/translations/company';
import { formTexts } from '@/translations/form-errors';

/** The agent's position in the company. */
export function PositionField<Values extends FieldValues & AgentValues, Output>({
  form,
}: {
  readonly form: FormBinding<Values, Output>;
}) {
  return (
    <BoundTextField
      form={form}
      name={'position' as FieldPath<Values>}
      label={
        <>
          {texts.position} <small>{formTexts.optional}</small>
        </>
      }
    />
  );
}
