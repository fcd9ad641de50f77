import * as schemas from '@bazaar/api/zod/feedbacks';
import { countAddressUse } from '../auth/address-limit';
import { feedbackLimit } from '../feedback/feedback-limit';
import { keepFeedback } from '../feedback/keep-feedback';
import { contractOperation, ok } from '../http/contract-operation';
import { onceByKey } from '../http/idempotency';

export const feedbackOperations = [
  contractOperation(
    'sendFeedback',
    {
      schemas: {
        headers: schemas.SendFeedbackHeader,
        body: schemas.SendFeedbackBody,
        responses: { 200: schemas.SendFeedbackResponse },
      },
    },
    async ({ headers, body }, { services, user, clientAddress }) => {
      const limit = user === undefined ? await countAddressUse(services, clientAddress, feedbackLimit) : {};
      const write = { userId: user?.id, key: headers['Idempotency-Key'], operationId: 'sendFeedback', body };
      const stored = await onceByKey(services, write, async (tx) =>
        ok(await keepFeedback(tx, services, body, user?.id)),
      );
      return { ...stored, headers: limit };
    },
  ),
];
