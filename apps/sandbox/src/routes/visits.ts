import * as visitSchemas from '@bazaar/api/zod/page-visits';
import * as logSchemas from '@bazaar/api/zod/visitor-logs';
import { contractOperation, ok } from '../http/contract-operation';
import { requireUser } from '../server/request-context';
import { chartScopes, checkChartSpan } from '../visits/chart-scopes';
import { readLastVisits } from '../visits/last-visits';
import { recordVisit } from '../visits/record-visit';
import { readVisitDays } from '../visits/visit-days';
import { visitorChart } from '../visits/visitor-chart';

export const visitOperations = [
  contractOperation(
    'recordVisit',
    { schemas: { body: visitSchemas.RecordVisitBody, responses: { 200: visitSchemas.RecordVisitResponse } } },
    async ({ body }, { services, user }) =>
      ok(await services.database.db.transaction((tx) => recordVisit(tx, services, body, user?.id))),
  ),
  contractOperation(
    'listLastVisits',
    {
      schemas: {
        query: visitSchemas.ListLastVisitsQueryParams,
        responses: { 200: visitSchemas.ListLastVisitsResponse },
      },
    },
    async ({ query: { type, ...query } }, context) => {
      const { pageNumber, pageSize } = query;
      const filter = { ...query, objectType: type };
      const found = await readLastVisits(context.services.database.db, requireUser(context).id, filter);
      return ok({ ...found, pageNumber, pageSize });
    },
  ),
  contractOperation(
    'getVisitorChart',
    {
      schemas: {
        query: logSchemas.GetVisitorChartQueryParams,
        responses: { 200: logSchemas.GetVisitorChartResponse },
      },
    },
    async ({ query: { merchantId, ...span } }, context) => {
      const { db } = context.services.database;
      checkChartSpan(span.from, span.to);
      const scopes = await chartScopes(db, requireUser(context), merchantId);
      return ok(visitorChart(span, await readVisitDays(db, scopes, span)));
    },
  ),
];
