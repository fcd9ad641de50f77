import { toPersianDigits } from '@bazaar/domain/persian';
import { newLine, STEPS } from '@bazaar/domain/trade-drafts';
import { Button } from '@bazaar/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SharedQueries } from '@/lib/data/shared-queries';
import { wizardTexts as texts } from '@/translations/trade-wizard';
import { DemandsPanel } from './aside/demands-panel';
import { ConflictPanel } from './conflict-panel';
import { LinesStep } from './lines/lines-step';
import { contextOf as context, draft } from './trade-wizard.fixtures';
import type { WizardContext } from './wizard-context';
import { WizardView, type WizardViewProps } from './wizard-view';

const nothing = () => undefined;
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
    errors: Object.entries(of.errors).map(([path, message]) => ({ fieldId: path, message })),
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
  title: 'Screens/Trade wizard',
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
          onApply={nothing}
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
