import * as schemas from '@bazaar/api/zod/files';
import { uploadLimit } from '../auth/address-limit';
import { checkFile, storeFile } from '../files/receive-file';
import { contractOperation, ok } from '../http/contract-operation';
import { onceByKey } from '../http/idempotency';
import { ProblemError } from '../http/problem';

export const fileOperations = [
  contractOperation(
    'uploadFile',
    {
      schemas: {
        headers: schemas.UploadFileHeader,
        body: schemas.UploadFileBody,
        isForm: true,
        responses: { 200: schemas.UploadFileResponse },
      },
      limit: uploadLimit,
    },
    async ({ headers, body: { file, purpose } }, { services, user }) => {
      if (user === undefined && purpose !== 'Feedback') {
        throw new ProblemError('unauthorized');
      }
      const checked = await checkFile(file, purpose);
      const { name, sha256 } = checked;
      const key = headers['Idempotency-Key'];
      const write = { userId: user?.id, key, operationId: 'uploadFile', body: { name, sha256, purpose } };
      return onceByKey(services, write, async (tx) => ok(await storeFile(tx, services, user?.id, checked)));
    },
  ),
];
