import { isContractAnswer, UnknownOperationError } from '@bazaar/api/response-schema';

/** The catalogue's response has not the shape of the contract; it is not passed on. */
export class InvalidAnswerError extends Error {
  constructor(method: string, pathname: string) {
    super(`The catalogue's response to ${method} ${pathname} is none of the contract`);
    this.name = 'InvalidAnswerError';
  }
}

/**
 * Returns the body of a successful response once it has the shape of the contract: a screen can then show a failed read in place of
 * breaking on a missing member. The response to an address the contract does not name is returned as it is, since no screen calls it.
 * @throws InvalidAnswerError for a response of another shape
 */
export async function contractBody(method: string, pathname: string, answer: Response): Promise<string> {
  const text = await answer.text();
  const isOfContract = await isContractAnswer(method, pathname, { status: answer.status, text }).catch(
    (error: unknown) => {
      if (error instanceof UnknownOperationError) return true;
      throw error;
    },
  );
  if (!isOfContract) throw new InvalidAnswerError(method, pathname);
  return text;
}
