'use client';

import { Button } from '@bazaar/ui/button';
import { Checkbox } from '@bazaar/ui/choice';
import { RadioGroup } from '@bazaar/ui/choice-group';
import { Panel } from '@bazaar/ui/panel';
import { AccountStack } from '@bazaar/ui/patterns/account-page';
import { tradeReportTexts as texts } from '@/translations/trade-report';
import type { ReadyReport } from './report-options';

/** Print, exports, the script of the digits, and the parts of the sheet. */
export function OptionsPanel({ options, onOptions, onPrint, onCsv, onCopy }: ReadyReport) {
  const parts = [
    ['hasPrices', texts.withPrices],
    ['hasEvents', texts.withEvents],
    ['hasSignatures', texts.withSignatures],
  ] as const;
  return (
    <Panel id="report-options" title={texts.options} bleed>
      <AccountStack>
        <Button tone="primary" wide onClick={onPrint}>
          {texts.print}
        </Button>
        <Button wide onClick={onCsv}>
          {texts.csv}
        </Button>
        <Button wide onClick={onCopy}>
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
        <div>
          {parts.map(([part, label]) => (
            <Checkbox
              key={part}
              label={label}
              checked={options[part]}
              onChange={({ target }) => onOptions({ ...options, [part]: target.checked })}
            />
          ))}
        </div>
      </AccountStack>
    </Panel>
  );
}
