import type { CompiledQuery, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

type Db = Kysely<Tables>;

/** Stands for the value of a parameter while a query is compiled. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Makes a query that is compiled once for each database: for the queries that every signed-in
 * request runs, building and compiling takes longer than running.
 * @param build builds the query from the names of its parameters; it must use each as it is given,
 * because there are no values yet
 * @returns runs the query with these values
 */
export const compileOnce = <Row, Name extends string>(
  names: readonly Name[],
  build: (db: Db, parameters: Readonly<Record<Name, string>>) => { compile: () => CompiledQuery<Row> },
): ((db: Db, values: Readonly<Record<Name, string>>) => Promise<Row[]>) => {
  const compiled = new WeakMap<Db, CompiledQuery<Row>>();
  const placeholders = Object.fromEntries(
    names.map((name) => [name, new Placeholder(name)]),
  ) as unknown as Readonly<Record<Name, string>>;
  return async (db, values) => {
    let query = compiled.get(db);
    if (!query) {
      query = build(db, placeholders).compile();
      compiled.set(db, query);
    }
    const parameters = query.parameters.map((one) =>
      one instanceof Placeholder ? values[one.name as Name] : one,
    );
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
};
