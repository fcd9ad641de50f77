'use client';

import type { MerchantSaleSetting } from '@bazaar/api/model';
import { formatToman } from '@bazaar/domain/money';
import { toPersianDigits } from '@bazaar/domain/persian';
import { type Demand, demandsOf, newSupplier } from '@bazaar/domain/trade-drafts';
import { Button } from '@bazaar/ui/button';
import { WizardActions, WizardBody, WizardCard, WizardDemand } from '@bazaar/ui/patterns/trade-wizard';
import { Skeleton } from '@bazaar/ui/skeleton';
import { Text } from '@bazaar/ui/text';
import { useQueryClient } from '@tanstack/react-query';
import { retryTexts } from '@/translations/retry';
import { supplierMessages } from '@/translations/supplier';
import { wizardTexts as texts } from '@/translations/trade-wizard';
import { CatalogueField } from '../lines/catalogue/catalogue-field';
import { findSuppliers } from '../lines/find-catalogue';
import { settingQuery } from '../reads/use-wizard-reads';
import type { WizardContext } from '../wizard-context';
import { fieldId } from '../wizard-texts';

/** The suppliers of the request, with what each demands and whether it is met: told while writing. */
export function DemandsPanel({ context }: { readonly context: WizardContext }) {
  const { draft, change, reads, errors } = context;
  const client = useQueryClient();
  const all = draft.suppliers.map((supplier) => {
    const setting = reads.settings.get(supplier.supplierId);
    const demands =
      setting === undefined || setting === 'failed' ? [] : demandsOf(draft, setting as MerchantSaleSetting);
    return { supplier, setting, demands };
  });
  const unmet = all.flatMap(({ demands }) => demands).filter(({ state }) => state === 'unmet').length;
  const documentName = (id = '') => reads.documentTypes.data?.find((type) => type.id === id)?.title ?? '';
  return (
    <WizardCard
      id="wizard-demands"
      title={texts.demands}
      note={unmet === 0 ? undefined : texts.demandCount(toPersianDigits(unmet))}
    >
      <WizardBody>
        {all.length === 0 ? <Text tone="muted">{texts.noDemands}</Text> : null}
        {all.map(({ supplier: { supplierId, name, requestId }, setting, demands }) => (
          <section key={supplierId} aria-label={name}>
            <WizardActions>
              <Text weight="bold">{name}</Text>
              {/* Of the last one nothing would be left; a whole request is withdrawn on its own page. */}
              {requestId === undefined || all.length > 1 ? (
                <Button
                  size="small"
                  tone="text"
                  aria-label={texts.removeSupplier(name)}
                  onClick={() =>
                    change((now) => ({
                      ...now,
                      suppliers: now.suppliers.filter((one) => one.supplierId !== supplierId),
                    }))
                  }
                >
                  {texts.remove}
                </Button>
              ) : null}
            </WizardActions>
            {setting === undefined ? <Skeleton shape="line" /> : null}
            {setting === 'failed' ? (
              <WizardActions>
                <Text tone="muted">{texts.demandsFailed}</Text>
                <Button
                  size="small"
                  aria-label={retryTexts.of(name)}
                  onClick={() => void client.refetchQueries({ queryKey: settingQuery(supplierId).queryKey })}
                >
                  {texts.retry}
                </Button>
              </WizardActions>
            ) : null}
            <ul>
              {demands.map((demand) => (
                <WizardDemand
                  key={`${demand.kind}${demand.values.join()}`}
                  state={demand.state}
                  text={demandText(demand, documentName)}
                  note={texts.demandStates[demand.state]}
                />
              ))}
            </ul>
          </section>
        ))}
        <CatalogueField
          id={fieldId('suppliers')}
          label={texts.addSupplier}
          placeholder={texts.addSupplierPlaceholder}
          error={errors.suppliers}
          find={findSuppliers}
          isAdding
          onChoose={(option) => {
            if (option === undefined || draft.suppliers.some(({ supplierId }) => supplierId === option.value))
              return;
            change((now) => ({
              ...now,
              suppliers: [...now.suppliers, newSupplier(option.value, option.label, crypto.randomUUID())],
            }));
          }}
        />
      </WizardBody>
    </WizardCard>
  );
}

function demandText({ kind, amountRial = 0, values }: Demand, documentName: (id?: string) => string): string {
  if (kind === 'direct-order') return texts.demand['direct-order'];
  if (kind === 'min-order') return texts.demand['min-order'](formatToman(amountRial));
  if (kind === 'document') return texts.demand.document(documentName(values[0]));
  const names: Readonly<Record<string, string>> =
    kind === 'payment-term' ? supplierMessages.paymentTerms : supplierMessages.deliveryMethods;
  return texts.demand[kind](values.map((value) => names[value] ?? value).join('، '));
}
