import type { LiveOptions } from './live-options.ts';
import { LiveSetupError } from './live-setup-error.ts';
import type { OperationModel } from './model/operation-model.ts';
import type { OperationFilter } from './operation-filter.ts';

/** Returns the operations to drive, and the names of those left out because they write. Throws `LiveSetupError` when none is left. */
export function selectOperations(operations: readonly OperationModel[], options: LiveOptions) {
  const requested = operations.filter((operation) => isRequested(operation, options));
  if (requested.length === 0)
    throw new LiveSetupError('no operation of the contract fits this tag, name or filter');
  const driven = requested.filter(({ isSafe }) => isSafe || !options.isReadonly);
  const skipped = requested.filter((operation) => !driven.includes(operation)).map(({ id }) => id);
  if (driven.length === 0)
    throw new LiveSetupError('every one of these operations writes; nothing is sent with --readonly');
  return { driven, skipped };
}

function isRequested(operation: OperationModel, options: LiveOptions): boolean {
  const { onlyTag, onlyOperation, include = [], exclude = [], excludesDeprecated = false } = options;
  const { id, tag, isDeprecated } = operation;
  return (
    (onlyOperation === undefined || id === onlyOperation) &&
    (onlyTag === undefined || tag.toLowerCase() === onlyTag.toLowerCase()) &&
    (include.length === 0 || include.some((filter) => fits(operation, filter))) &&
    !exclude.some((filter) => fits(operation, filter)) &&
    !(excludesDeprecated && isDeprecated)
  );
}

function fits({ id, method, path, tags }: OperationModel, { field, form }: OperationFilter): boolean {
  const values = { path: [path], method: [method], tag: tags, operation: [id] }[field];
  const parts = form.split('*').map((part) => part.replaceAll(/[\\^$.|?+()[\]{}]/g, '\\$&'));
  const expression = new RegExp(
    `^${parts.join('.*')}$`,
    field === 'path' || field === 'operation' ? 'u' : 'iu',
  );
  return values.some((value) => expression.test(value));
}
