import type { OutputOptions } from 'orval';
import { kebabCase } from './kebab-case.ts';

type ClientChoice = Extract<OutputOptions['client'], (...given: never[]) => unknown>;

/**
 * The hooks of orval's react-query client without their fetchers: those are imported from the output of calls. One module with both would
 * add the query library to every page that only calls (docs/adr/0012).
 *
 * @throws when an operation's output does not begin with its fetcher, which would then be duplicated
 */
export const hooksOnly: ClientChoice = ({ 'react-query': hooks, fetch: calls }) => ({
  ...hooks,
  client: async (operation, options) => {
    const whole = await hooks.client(operation, options, 'react-query');
    const call = await calls.client(operation, options, 'fetch');
    if (call.implementation.trim() === '' || !whole.implementation.startsWith(call.implementation))
      throw new Error(`${operation.operationName}: its hooks do not begin with its fetcher`);
    const tag = kebabCase(operation.tags[0] ?? '');
    // For a file named like its folder orval gives only the folder, relative to the folder of all tags.
    const fetcher = { name: operation.operationName, values: true, importPath: `../endpoints/${tag}` };
    return {
      ...whole,
      implementation: whole.implementation.slice(call.implementation.length),
      imports: [...whole.imports, fetcher],
    };
  },
});
