import * as types from '@bazaar/api/zod/content-types';
import * as schemas from '@bazaar/api/zod/pages';
import { contractOperation, ok } from '../http/contract-operation';
import { notFound, ProblemError } from '../http/problem';
import { ContentTypes } from '../pages/content-type-store';
import { findPage, findPageByName, findPreview, requirePublished } from '../pages/find-page';
import { turnLike } from '../pages/likes';
import { countContents } from '../pages/merchant-content';
import { readFacets } from '../pages/page-facets';
import { readSurroundings } from '../pages/page-surroundings';
import { type PageFilter, readPages } from '../pages/read-pages';
import { type RequestContext, requireUser } from '../server/request-context';

const reader = ({ services, user }: RequestContext) => ({ userId: user?.id, now: services.clock.now() });

interface ListRequest extends PageFilter {
  contentTypeId?: string | undefined;
  withFacets?: boolean | undefined;
}

async function listed({ contentTypeId, withFacets, ...filter }: ListRequest, context: RequestContext) {
  const { db } = context.services.database;
  const chosenTypeIds = contentTypeId === undefined ? undefined : await typesUnder(contentTypeId, context);
  const whole = { ...filter, chosenTypeIds };
  const [found, facets] = await Promise.all([
    readPages(db, whole, reader(context)),
    withFacets ? readFacets(db, whole, reader(context)) : {},
  ]);
  return ok({ ...found, ...facets, pageNumber: filter.pageNumber, pageSize: filter.pageSize });
}

async function typesUnder(id: string, { services: { database, clock } }: RequestContext): Promise<string[]> {
  return (await ContentTypes.read(database.db, clock.now())).idsUnder(id);
}

export const pageOperations = [
  contractOperation(
    'getMerchantContent',
    {
      schemas: {
        query: schemas.GetMerchantContentQueryParams,
        responses: { 200: schemas.GetMerchantContentResponse },
      },
    },
    async ({ query }, { services }) => {
      if (query.supplierId === undefined && query.merchantId === undefined) {
        const sentence = ['تأمین‌کننده یا بنگاه آن را نام ببرید.'];
        throw new ProblemError('bad-request', { errors: { supplierId: sentence } });
      }
      const count = await countContents(services.database.db, query, services.clock.now());
      return ok({ hasContent: count > 0, count });
    },
  ),
  contractOperation(
    'listPages',
    { schemas: { query: schemas.ListPagesQueryParams, responses: { 200: schemas.ListPagesResponse } } },
    async ({ query: { commentedByMe, ...filter } }, context) => {
      if (commentedByMe === true && context.user === undefined) throw new ProblemError('unauthorized');
      return listed({ ...filter, ...(commentedByMe ? { commentedBy: context.user?.id } : {}) }, context);
    },
  ),
  contractOperation(
    'listPagesByPageType',
    {
      schemas: {
        query: schemas.ListPagesByPageTypeQueryParams,
        headers: schemas.ListPagesByPageTypeHeader,
        responses: { 200: schemas.ListPagesByPageTypeResponse },
      },
    },
    async ({ query: { contentType, ...filter } }, context) =>
      listed({ ...filter, pageType: contentType }, context),
  ),
  contractOperation(
    'listPagesByContentType',
    {
      schemas: {
        query: schemas.ListPagesByContentTypeQueryParams,
        responses: { 200: schemas.ListPagesByContentTypeResponse },
      },
    },
    async ({ query: { contentTypeId, label, ...filter } }, context) => {
      const contentTypeIds = await typesUnder(contentTypeId, context);
      if (contentTypeIds.length === 0) throw notFound('این نوع محتوا');
      return listed({ ...filter, contentTypeIds, ...(label ? { labels: [label] } : {}) }, context);
    },
  ),
  contractOperation(
    'listPagesByLabel',
    {
      schemas: {
        query: schemas.ListPagesByLabelQueryParams,
        headers: schemas.ListPagesByLabelHeader,
        responses: { 200: schemas.ListPagesByLabelResponse },
      },
    },
    async ({ query: { label, ...page } }, context) => listed({ ...page, ofLabel: label }, context),
  ),
  contractOperation(
    'getPage',
    {
      schemas: {
        params: schemas.GetPageParams,
        headers: schemas.GetPageHeader,
        responses: { 200: schemas.GetPageResponse },
      },
    },
    async ({ params }, context) => {
      const page = await findPage(context.services.database.db, params.id, reader(context));
      return ok({ ...page, surroundings: await readSurroundings(page, context) });
    },
  ),
  contractOperation(
    'getPagePreview',
    { schemas: { params: schemas.GetPagePreviewParams, responses: { 200: schemas.GetPagePreviewResponse } } },
    async ({ params }, context) => {
      const isAdmin = requireUser(context).roles.includes('Admin');
      return ok(await findPreview(context.services.database.db, params.id, isAdmin, reader(context)));
    },
  ),
  contractOperation(
    'getPageByName',
    {
      schemas: { query: schemas.GetPageByNameQueryParams, responses: { 200: schemas.GetPageByNameResponse } },
    },
    async ({ query }, context) =>
      ok(await findPageByName(context.services.database.db, query.name, reader(context))),
  ),
  contractOperation(
    'likePage',
    { schemas: { params: schemas.LikePageParams, responses: { 200: schemas.LikePageResponse } } },
    async ({ params }, context) => {
      const { database, clock } = context.services;
      const like = await database.db.transaction(async (tx) => {
        await requirePublished(tx, params.id, clock.now());
        return turnLike(tx, 'page', params.id, requireUser(context).id);
      });
      return ok(like);
    },
  ),
  contractOperation(
    'listContentTypes',
    {
      schemas: {
        query: types.ListContentTypesQueryParams,
        responses: { 200: types.ListContentTypesResponse },
      },
    },
    async ({ query }, { services }) =>
      ok((await ContentTypes.read(services.database.db, services.clock.now())).ofPageType(query.pageType)),
  ),
  contractOperation(
    'getContentTypeTree',
    {
      schemas: {
        headers: types.GetContentTypeTreeHeader,
        responses: { 200: types.GetContentTypeTreeResponse },
      },
    },
    async (_, { services }) =>
      ok((await ContentTypes.read(services.database.db, services.clock.now())).tree()),
  ),
  contractOperation(
    'getContentTypeBreadcrumb',
    {
      schemas: {
        params: types.GetContentTypeBreadcrumbParams,
        responses: { 200: types.GetContentTypeBreadcrumbResponse },
      },
    },
    async ({ params }, { services }) => {
      const path = (await ContentTypes.read(services.database.db, services.clock.now())).path(params.id);
      if (path.length === 0) throw notFound('این نوع محتوا');
      return ok(path);
    },
  ),
];
