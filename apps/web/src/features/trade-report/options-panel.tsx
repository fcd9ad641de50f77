'use client';

import { Button } from '@bazaar/ui/button';
import { CheckboxGroup, RadioGroup } from '@bazaar/ui/choice-group';
import { Panel } from '@bazaar/ui/panel';
import { AccountStack } from '@bazaar/ui/patterns/account-page';
import { CopyIcon, PrintIcon, SaveIcon } from '@bazaar/ui/patterns/site-icons';
import { tradeReportTexts as texts } from '@/translations/trade-report';
import type { ReadyReport } from './report-options';

const PARTS = [
  { value: 'hasPrices', label: texts.withPrices },
  { value: 'hasEvents', label: texts.withEvents },
  { value: 'hasSignatures', label: texts.withSignatures },
] as const;

/** Print, exports, the script of the digits, and the parts of the sheet. */
export function OptionsPanel({ options, onOptions, onPrint, onCsv, onCopy }: ReadyReport) {
  return (
    <Panel id="report-options" title={texts.options} bleed>
      <AccountStack>
        <Button tone="primary" wide onClick={onPrint}>
          <PrintIcon />
          {texts.print}
        </Button>
        <Button wide onClick={onCsv}>
          <SaveIcon />
          {texts.csv}
        </Button>
        <Button wide onClick={onCopy}>
          <CopyIcon />
          {texts.copy}
        </Button>
        <RadioGroup
          id="report-digits"
          name="digits"
          legend={texts.digits}
          isRow
          options={[
            { value: 'persian', label: texts.digitsPersian },
            { value: 'latin', label: texts.digitsLatin },
          ]}
          value={options.isLatin ? 'latin' : 'persian'}
          onValue={(value) => onOptions({ ...options, isLatin: value === 'latin' })}
        />
        <CheckboxGroup
          id="report-parts"
          name="parts"
          legend={texts.parts}
          options={PARTS}
          values={PARTS.map(({ value }) => value).filter((part) => options[part])}
          onValues={(chosen) =>
            onOptions({
              ...options,
              hasPrices: chosen.includes('hasPrices'),
              hasEvents: chosen.includes('hasEvents'),
              hasSignatures: chosen.includes('hasSignatures'),
            })
          }
        />
      </AccountStack>
    </Panel>
  );
}
