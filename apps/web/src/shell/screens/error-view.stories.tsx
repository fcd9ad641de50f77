import { ButtonLink } from '@bazaar/ui/button';
import { BarePage } from '@bazaar/ui/patterns/page-frame';
import { SiteLogo } from '@bazaar/ui/patterns/site-header';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '@/lib/navigation/paths';
import { errorMessages as texts } from '@/translations/errors';
import { RetryFailedPage } from './buttons/retry-button';
import { SwitchAccountButton } from './buttons/switch-account-button';
import { ErrorView } from './error-view';
import { NotFoundSearch } from './not-found-search';
import { ServiceErrorScreen } from './service-error-screen';
import { TraceId } from './trace-id';

const logo = (
  <a href={paths.home} aria-label="بازار صنعت">
    <SiteLogo name="بازار صنعت" isNameShown />
  </a>
);

const meta = {
  title: 'Screens/System/Errors',
  component: ErrorView,
  args: { title: texts.serviceTitle, detail: texts.serviceDetail },
} satisfies Meta<typeof ErrorView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** `/error`: an unknown failure. */
export const General: Story = { args: { retry: <RetryFailedPage /> } };
export const Playground: Story = {};

/** `/error/400`, in the empty layout. */
export const BadRequest: Story = {
  args: { status: 400, title: texts.badRequest, detail: texts.badRequestDetail, hasAreas: false },
  globals: { frame: 'none' },
  decorators: [(Story) => <BarePage logo={logo}>{Story()}</BarePage>],
};

/** `/error/403`, in the empty layout: another account may open it. */
export const Forbidden: Story = {
  args: {
    status: 403,
    title: texts.forbidden,
    detail: texts.forbiddenDetail,
    retry: <SwitchAccountButton label={texts.switchAccount} failed="" />,
    hasAreas: false,
  },
  globals: { frame: 'none' },
  decorators: [(Story) => <BarePage logo={logo}>{Story()}</BarePage>],
};

/** 410, in place: what was here is no longer offered. */
export const Gone: Story = {
  args: { status: 410, title: texts.gone, detail: texts.goneDetail, search: <NotFoundSearch /> },
};

/** 404, in place and at `/error/404`. */
export const NotFound: Story = {
  args: {
    status: 404,
    title: texts.notFound,
    detail: texts.notFoundDetail,
    search: <NotFoundSearch />,
    note: (
      <>
        {texts.requested} <bdi dir="ltr">/products/sp-100/بلبرینگ-6205</bdi>
      </>
    ),
  },
};

/** 404 of an address whose last words look like a search. */
export const NotFoundWithOffer: Story = {
  args: {
    ...NotFound.args,
    more: <ButtonLink href={paths.searchFor('پمپ آب')}>جستجوی «پمپ آب»</ButtonLink>,
  },
};

/** `/error/500`, with the number under which it stands in the log. */
export const ServerError: Story = {
  args: { status: 500, retry: <RetryFailedPage />, note: <TraceId traceId="7f3c1a90-41b2" /> },
};

/** Critical data of a public page failed: retry, home, back. */
export const ServiceFailed: Story = {
  render: () => <ServiceErrorScreen failure={{ kind: 'service', traceId: '7f3c1a90-41b2' }} />,
};

/** The catalogue did not answer in time. */
export const TimedOut: Story = { render: () => <ServiceErrorScreen failure={{ kind: 'timeout' }} /> };
