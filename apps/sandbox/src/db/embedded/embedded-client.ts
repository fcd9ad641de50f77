import { Mutex, type PGlite, protocol } from '@electric-sql/pglite';
import { PreparedStatements } from './prepared-statements';
import { plainParsers } from './value-parsers';

const { serialize } = protocol;

interface Rows {
  readonly rows: readonly unknown[];
}

interface QueryOptions {
  readonly rowMode?: 'array' | 'object';
}

/** What a transaction's work may do; the query builder uses no more of it. */
type Transaction = Pick<EmbeddedClient, 'query'>;

/**
 * Answers the query builder from PGlite, as its own client does, by statements that are parsed once. PGlite's client parses, describes and
 * plans each query anew, in six calls of its WebAssembly: for a short query that took ten times as long as running it.
 */
export class EmbeddedClient {
  readonly #pglite: PGlite;
  readonly #statements: PreparedStatements;
  /** There is one connection: a query waits for a transaction that is not its own. */
  readonly #turn = new Mutex();

  private constructor(pglite: PGlite, statements: PreparedStatements) {
    this.#pglite = pglite;
    this.#statements = statements;
  }

  static async open(pglite: PGlite): Promise<EmbeddedClient> {
    return new EmbeddedClient(pglite, new PreparedStatements(pglite, await plainParsers(pglite)));
  }

  /** Runs one statement and returns its rows: objects, or arrays in the order of the columns. */
  query(text: string, values: readonly unknown[] = [], { rowMode }: QueryOptions = {}): Promise<Rows> {
    return this.exclusively(() => this.#statements.run(text, values, rowMode === 'array'));
  }

  /** Commits what `work` did, or undoes it where it throws or one of its statements had failed. */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return this.exclusively(async () => {
      let isOver = false;
      const query: Transaction['query'] = async (text, values = [], { rowMode } = {}) => {
        if (isOver) throw new Error('The transaction is over');
        return this.#statements.run(text, values, rowMode === 'array');
      };
      await this.#control('begin');
      try {
        const result = await work({ query });
        isOver = true;
        // PostgreSQL rolls back on `commit` where a statement has failed, and says so by the command it reports.
        if ((await this.#control('commit')) === 'ROLLBACK') throw new Error('A statement of it had failed');
        return result;
      } catch (error) {
        isOver = true;
        if (this.#pglite.isInTransaction()) await this.#control('rollback');
        throw error;
      }
    });
  }

  /** Runs several statements, which may change tables: what was prepared before is prepared again. */
  runScript(text: string): Promise<void> {
    return this.exclusively(async () => {
      await this.#pglite.exec(text);
      await this.#statements.forget();
    });
  }

  /** Runs `work` while no statement runs. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#turn.runExclusive(() => {
      if (this.#pglite.closed) throw new Error('The embedded database is closed');
      return work();
    });
  }

  /** Runs a statement that is no query. Returns the command that was run. */
  async #control(command: string): Promise<string | undefined> {
    const answer = await this.#pglite.runExclusive(() =>
      this.#pglite.execProtocolStream(serialize.query(command), {}),
    );
    return answer.find((message) => message instanceof protocol.messages.CommandCompleteMessage)?.text;
  }
}
