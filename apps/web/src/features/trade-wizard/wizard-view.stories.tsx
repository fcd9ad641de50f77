import { toPersianDigits } from '@bazaar/domain/persian';
import { newLine, STEPS } from '@bazaar/domain/trade-drafts';
import { Button } from '@bazaar/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SharedQueries } from '@/lib/data/shared-queries';
import { wizardTexts as texts } from '@/translations/trade-wizard';
import { DemandsPanel } from './aside/demands-panel';
import { FeePanel } from './aside/fee-panel';
import { ConflictPanel } from './conflict/conflict-panel';
import { LinesStep } from './lines/lines-step';
import { ConfirmResults, MissingProfile } from './sending/confirm-results';
import { TermsChanges } from './sending/terms-changes';
import { ReviewStep } from './steps/review-step';
import { contextOf as context, draft } from './trade-wizard.fixtures';
import type { WizardContext } from './wizard-context';
import { fieldId, summaryText } from './wizard-texts';
import { WizardView, type WizardViewProps } from './wizard-view';

const nothing = () => undefined;
const fee = {
  isCovered: false,
  basePriceRial: 5_000_000,
  discountRial: 0,
  taxRial: 500_000,
  payableRial: 5_500_000,
  walletCreditRial: 1_200_000,
  offers: [],
};
const ready = (of: WizardContext) => ({
  state: 'ready' as const,
  title: texts.title,
  note: texts.toSuppliers('۲'),
  save: { text: texts.saved('۱۴:۳۲') },
  steps: STEPS.map((id, index) => ({
    id,
    title: texts.steps[id],
    number: toPersianDigits(index + 1),
    isCurrent: index === 0,
    hasErrors: false,
  })),
  onStep: nothing,
  summary: {
    title: texts.toCorrect('۱'),
    attempt: 0,
    errors: Object.entries(of.errors).map(([path, text]) => ({
      fieldId: fieldId(path),
      message: summaryText(path, text, of.draft),
    })),
  },
  aside: <DemandsPanel context={of} />,
  sum: `${texts.sum('۱')} ۱۸۰٬۰۰۰٬۰۰۰`,
  actions: <Button tone="primary">{texts.next(texts.steps.terms)}</Button>,
  children: <LinesStep context={of} openKey={undefined} onOpen={nothing} />,
});

/** Renders a state of the view with the reads its fields make. */
function Shown({ view }: { readonly view: WizardViewProps }) {
  return (
    <SharedQueries>
      <WizardView {...view} />
    </SharedQueries>
  );
}

/** P11 `?new=1` and P12. */
const meta = {
  title: 'Screens/Trade/Trade wizard',
  component: Shown,
  args: { view: ready(context()) },
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Playground: Story = {};
export const Loading: Story = { args: { view: { state: 'loading' } } };
export const Empty: Story = { args: { view: ready(context([])) } };
export const Failed: Story = { name: 'Error', args: { view: { state: 'failed', onRetry: nothing } } };
/** A step that was left with a wrong field. */
export const Refused: Story = {
  args: {
    view: ready(context(draft.lines, { 'lines.l-3.quantity': 'مقدار این واحد باید عدد درست باشد.' })),
  },
};
/** The basket held more than the draft had room for; lines were removed since. */
export const LeftInBasket: Story = {
  args: {
    view: {
      ...ready(context()),
      children: <LinesStep context={context()} openKey={undefined} leftCount={3} onOpen={nothing} />,
    },
  },
};
export const Offline: Story = {
  args: { view: { ...ready(context()), save: { text: texts.states.offline, tone: 'warning' } } },
};
/** Another tab or device changed the same field. */
export const Conflict: Story = {
  args: {
    view: {
      ...ready(context()),
      question: (
        <ConflictPanel
          fields={[{ path: 'lines.l-1.quantity', mine: '۲۰۰', theirs: '۳۰۰' }]}
          draft={draft}
          nameOf={nothing}
          onApply={nothing}
        />
      ),
    },
  },
};
/** The last step of a draft whose terms changed, of a person whose profile lacks something. */
export const Review: Story = {
  args: {
    view: {
      ...ready(context()),
      steps: ready(context()).steps.map((step) => ({ ...step, isCurrent: step.id === 'review' })),
      actions: <Button tone="primary">{texts.confirm}</Button>,
      aside: <FeePanel suppliers={draft.suppliers} fees={[{ fee }, { fee: undefined }]} />,
      children: (
        <ReviewStep draft={draft} units={[{ id: 'u-piece', title: 'عدد' }]} place="انبار مرکزی، تهران">
          <MissingProfile missing={['nationalCode', 'company.economicCode']} />
          <TermsChanges
            changes={[
              { of: 'offer', id: 'sp-1', kind: 'price', from: 8_000_000, to: [8_500_000, 9_200_000] },
              { of: 'offer', id: 'sp-1', kind: 'lead-time', from: 2, to: 7 },
              { of: 'supplier', id: 's-2', kind: 'payment-terms', from: ['Cash', 'Check'], to: ['Cash'] },
            ]}
            draft={{ ...draft, lines: draft.lines.map((line) => ({ ...line, offers: { 's-1': 'sp-1' } })) }}
            state="ready"
            documentName={String}
            onRetry={nothing}
            onAccept={nothing}
            onEdit={nothing}
          />
        </ReviewStep>
      ),
    },
  },
};
const result = (supplierId: string, name: string) => ({ supplierId, name, requestId: `tr-${supplierId}` });
/** Both requests have left the draft. */
export const Sent: Story = {
  args: {
    view: {
      state: 'done',
      title: texts.sentTitle,
      children: (
        <ConfirmResults
          done={[
            { ...result('s-1', 'یاتاقان پارس'), outcome: 'sent' },
            { ...result('s-2', 'یاتاقان البرز'), outcome: 'elsewhere' },
          ]}
          results={[]}
        />
      ),
    },
  },
};
/** As long as a request gets in one paste. */
const many = Array.from({ length: 200 }, (_, index) =>
  newLine(`l-${index}`, { title: `بلبرینگ ${index}`, quantity: '۱' }),
);
export const ManyLines: Story = { args: { view: ready(context(many)) } };
