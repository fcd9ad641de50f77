import { isContractAnswer } from '@bazaar/api/response-schema';

/** The catalogue's response has not the shape of the contract; it is not passed on. */
export class InvalidAnswerError extends Error {
  constructor(method: string, pathname: string) {
    super(`The catalogue's response to ${method} ${pathname} is none of the contract`);
    this.name = 'InvalidAnswerError';
  }
}

/**
 * Returns the body of a successful response once it has the shape of the contract: a screen can then show a failed read in place of
 * breaking on a missing member.
 * @throws InvalidAnswerError for a response of another shape
 */
export async function contractBody(method: string, pathname: string, answer: Response): Promise<string> {
  const text = await answer.text();
  const isOfContract = await isContractAnswer(method, pathname, { status: answer.status, text });
  if (!isOfContract) throw new InvalidAnswerError(method, pathname);
  return text;
}
