import type { PoolClient } from 'pg';

/** More texts than the product has; lists of ids make one for each length, and must not fill the server's memory. */
const MOST = 500;
/** With more parameters it is such a list, which PostgreSQL searches quickly only when it knows the ids while it plans. */
const LIST = 32;
const names = new Map<string, string>();

const nameOf = (text: string): string | undefined => {
  const known = names.get(text);
  if (known || names.size >= MOST) return known;
  const name = `s${names.size + 1}`;
  names.set(text, name);
  return name;
};

/**
 * Gives each statement with parameters a name, so that PostgreSQL plans it once per connection and not at every call: planning the session's
 * join takes ten times as long as running it. PostgreSQL itself goes on planning anew where the parameters make a difference.
 */
export const nameStatements = (client: PoolClient): void => {
  const send = client.query.bind(client) as (...call: unknown[]) => unknown;
  client.query = ((statement: unknown, values?: unknown, ...rest: unknown[]) => {
    const named = isStatement(statement) && Array.isArray(values) && values.length > 0 && values.length <= LIST;
    return send(named ? { ...statement, name: statement.name ?? nameOf(statement.text) } : statement, values, ...rest);
  }) as typeof client.query;
};

const isStatement = (value: unknown): value is { text: string; name?: string } =>
  typeof value === 'object' && value !== null && 'text' in value;
