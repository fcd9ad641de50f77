import { ButtonLink } from '@bazaar/ui/button';
import { BarePage } from '@bazaar/ui/patterns/page-frame';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '@/lib/navigation/paths';
import { errorMessages as texts } from '@/translations/errors';
import { SiteSearch } from '../header/site-search';
import { ErrorView } from './error-view';
import { ServiceErrorScreen } from './service-error-screen';
import { TraceId } from './trace-id';

const meta = {
  title: 'Screens/Errors',
  component: ErrorView,
  args: { title: texts.serviceTitle, detail: texts.serviceDetail },
} satisfies Meta<typeof ErrorView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** `/error`: an unknown failure. */
export const General: Story = {};
export const Playground: Story = {};

/** `/error/400`, in the empty layout. */
export const BadRequest: Story = {
  args: { status: 400, title: texts.badRequest, detail: texts.badRequestDetail, hasAreas: false },
  decorators: [(Story) => <BarePage>{Story()}</BarePage>],
};

/** `/error/403`, in the empty layout: another account may open it. */
export const Forbidden: Story = {
  args: {
    status: 403,
    title: texts.forbidden,
    detail: texts.forbiddenDetail,
    actions: <ButtonLink href={paths.login}>{texts.switchAccount}</ButtonLink>,
    hasAreas: false,
  },
  decorators: [(Story) => <BarePage>{Story()}</BarePage>],
};

/** 404, in place and at `/error/404`. */
export const NotFound: Story = {
  args: {
    status: 404,
    title: texts.notFound,
    detail: texts.notFoundDetail,
    note: <bdi dir="ltr">Page not found: /products/sp-100/بلبرینگ-6205</bdi>,
    search: <SiteSearch inputId="page-search" isInPage />,
  },
};

/** 404 of an address whose last words look like a search. */
export const NotFoundWithOffer: Story = {
  args: {
    ...NotFound.args,
    actions: (
      <ButtonLink href={paths.searchFor('پمپ آب')} tone="primary">
        جستجوی «پمپ آب»
      </ButtonLink>
    ),
  },
};

/** `/error/500`, with the number under which it stands in the log. */
export const ServerError: Story = {
  args: { status: 500, note: <TraceId traceId="7f3c1a90-41b2" /> },
};

/** Critical data of a public page failed: retry, home, back. */
export const ServiceFailed: Story = {
  render: () => <ServiceErrorScreen failure={{ kind: 'service', traceId: '7f3c1a90-41b2' }} />,
};

/** The catalogue did not answer in time. */
export const TimedOut: Story = { render: () => <ServiceErrorScreen failure={{ kind: 'timeout' }} /> };
