import { type PGlite, protocol } from '@electric-sql/pglite';
import type { ValueParsers } from './value-parsers';

const { serialize, messages } = protocol;

interface Statement {
  readonly name: string;
  /** Types of its parameters. */
  readonly types: readonly number[];
  readonly columns: readonly { readonly name: string; readonly parse: (text: string) => unknown }[];
}

/** More than the different statements of the product; those with lists of another length each come on top. */
const limit = 400;

/** Statements of one connection, each parsed and described when it first runs. The one that was not used for longest makes room. */
export class PreparedStatements {
  readonly #pglite: PGlite;
  readonly #parsers: ValueParsers;
  /** By their text, the last used at the end. */
  readonly #known = new Map<string, Statement>();
  #count = 0;

  constructor(pglite: PGlite, parsers: ValueParsers) {
    this.#pglite = pglite;
    this.#parsers = parsers;
  }

  /** Runs a statement with values, after those asked for before it, and returns its rows. Throws PostgreSQL's error. */
  run(text: string, values: readonly unknown[], areArrays: boolean): Promise<{ rows: unknown[] }> {
    return this.#pglite.runExclusive(() => this.#run(text, values, areArrays));
  }

  /** Forgets all of them: the tables they read may have changed. */
  async forget(): Promise<void> {
    if (this.#known.size === 0) return;
    this.#known.clear();
    await this.#pglite.exec('deallocate all');
  }

  async #run(text: string, values: readonly unknown[], areArrays: boolean): Promise<{ rows: unknown[] }> {
    const { name, types, columns } = this.#lastUsed(text) ?? (await this.#prepare(text));
    const bind = serialize.bind({
      statement: name,
      values: values.map((value, place) => this.#textOf(value, types[place] ?? 0)),
    });
    const answer = await this.#send([bind, serialize.execute()]);
    const rows: unknown[] = [];
    for (const message of answer) {
      if (!(message instanceof messages.DataRowMessage)) continue;
      const read = message.fields.map((field, place) =>
        field === null ? null : columns[place]?.parse(field),
      );
      rows.push(areArrays ? read : Object.fromEntries(columns.map(({ name }, place) => [name, read[place]])));
    }
    return { rows };
  }

  #lastUsed(text: string): Statement | undefined {
    const statement = this.#known.get(text);
    if (statement === undefined) return undefined;
    this.#known.delete(text);
    this.#known.set(text, statement);
    return statement;
  }

  async #prepare(text: string): Promise<Statement> {
    this.#count += 1;
    const name = `s${this.#count}`;
    const answer = await this.#send([
      ...this.#makeRoom(),
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    ]);
    const types = answer.find((message) => message instanceof messages.ParameterDescriptionMessage);
    const rows = answer.find((message) => message instanceof messages.RowDescriptionMessage);
    const statement = {
      name,
      types: types?.dataTypeIDs ?? [],
      columns: (rows?.fields ?? []).map(({ name, dataTypeID }) => ({
        name,
        parse: this.#parsers.get(dataTypeID) ?? ((text: string) => text),
      })),
    };
    this.#known.set(text, statement);
    return statement;
  }

  #makeRoom(): Uint8Array[] {
    const [oldest] = this.#known;
    if (oldest === undefined || this.#known.size < limit) return [];
    const [text, { name }] = oldest;
    this.#known.delete(text);
    return [serialize.close({ type: 'S', name })];
  }

  #textOf(value: unknown, type: number): string | null {
    if (value === null || value === undefined) return null;
    return this.#pglite.serializers[type]?.(value) ?? String(value);
  }

  /** In one call; the last message ends a statement that is not in a transaction, and what follows an error is passed over up to it. */
  #send(parts: readonly Uint8Array[]) {
    return this.#pglite.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), {
      syncToFs: !this.#pglite.isInTransaction(),
    });
  }
}
