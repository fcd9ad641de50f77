import * as schemas from '@bazaar/api/zod/page-comments';
import { contractOperation, ok } from '../http/contract-operation';
import { onceByKey } from '../http/idempotency';
import { notFound, ProblemError } from '../http/problem';
import { addComment } from '../page-comments/add-comment';
import { findComment, readCommentTree } from '../page-comments/read-comments';
import { requirePublished } from '../pages/find-page';
import { turnLike } from '../pages/likes';
import { requireUser } from '../server/request-context';

export const pageCommentOperations = [
  contractOperation(
    'addPageComment',
    {
      schemas: {
        headers: schemas.AddPageCommentHeader,
        body: schemas.AddPageCommentBody,
        responses: { 200: schemas.AddPageCommentResponse },
      },
    },
    async ({ headers, body }, context) => {
      const { services } = context;
      const userId = requireUser(context).id;
      const write = { userId, key: headers['Idempotency-Key'], operationId: 'addPageComment', body };
      return onceByKey(services, write, async (tx) => ok(await addComment(tx, services, userId, body)));
    },
  ),
  contractOperation(
    'listPageComments',
    {
      schemas: {
        params: schemas.ListPageCommentsParams,
        query: schemas.ListPageCommentsQueryParams,
        responses: { 200: schemas.ListPageCommentsResponse },
      },
    },
    async ({ params, query }, { services, user }) => {
      const isMineOnly = query.mine === true;
      if (isMineOnly && user === undefined) throw new ProblemError('unauthorized');
      const now = services.clock.now();
      const { db } = services.database;
      await requirePublished(db, params.id, now);
      return ok(await readCommentTree(db, params.id, { userId: user?.id, now }, isMineOnly));
    },
  ),
  contractOperation(
    'likePageComment',
    {
      schemas: { params: schemas.LikePageCommentParams, responses: { 200: schemas.LikePageCommentResponse } },
    },
    async ({ params }, context) => {
      const { database, clock } = context.services;
      const userId = requireUser(context).id;
      const like = await database.db.transaction(async (tx) => {
        const comment = await findComment(tx, params.id, { userId, now: clock.now() });
        if (comment === undefined || (comment.status !== 'Approved' && !comment.isMine))
          throw notFound('این دیدگاه');
        return turnLike(tx, 'comment', params.id, userId);
      });
      return ok(like);
    },
  ),
];
