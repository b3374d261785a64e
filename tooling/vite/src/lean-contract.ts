import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const MARK = '\0lean:';

type Data = Record<string, unknown>;

/**
 * In a built app an endpoint is only its method, path, access and the scopes among its filters: the browser judges forms with their own schemas, and answers are the
 * server's word. So the nouns of the contract are replaced by that data, and yup stays out of the chunk that every page starts with.
 * Whatever else a contract file exports (a form's schema) still comes from the file itself.
 */
export const leanContract = (): Plugin => ({
  name: 'esteto:lean-contract',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.startsWith('@esteto/contract/')) return null;
    const real = await this.resolve(source, importer, { skipSelf: true });
    if (!real) return null;
    const nouns = await nounsOf(real.id);
    return nouns.length > 0 ? MARK + real.id : null;
  },
  async load(id) {
    if (!id.startsWith(MARK)) return null;
    const file = id.slice(MARK.length);
    const nouns = await nounsOf(file);
    return [
      ...nouns.map(([name, noun]) => `export const ${name} = ${JSON.stringify(noun)};`),
      `export * from ${JSON.stringify(file)};`,
    ].join('\n');
  },
});

/** The exports that are nouns, with their endpoints reduced. */
const nounsOf = async (file: string): Promise<[string, Data][]> => leanNouns((await import(pathToFileURL(file).href)) as Data);

export const leanNouns = (exports: Data): [string, Data][] =>
  Object.entries(exports).flatMap(([name, value]): [string, Data][] => {
    const endpoints = isData(value) ? Object.entries(value) : [];
    const isNoun = endpoints.length > 0 && endpoints.every(([, endpoint]) => isEndpoint(endpoint));
    return isNoun ? [[name, Object.fromEntries(endpoints.map(([key, endpoint]) => [key, reduced(endpoint as Data)]))]] : [];
  });

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);

const isEndpoint = (value: unknown): boolean =>
  isData(value) && typeof value.method === 'string' && typeof value.path === 'string' && isData(value.who);

const reduced = ({ method, path, who, answer, query }: Data): Data => {
  const fields = scopeFields(query);
  return { method, path, who, ...(answer === 'file' && { answer }), ...(fields && { query: { fields } }) };
};

/** What the client asks of a query: whether a company or a group that a call carries is one of its own filters (api-client/src/request.ts). */
const scopeFields = (query: unknown): Data | null => {
  const fields = isData(query) && isData(query.fields) ? query.fields : {};
  const own = ['company_id', 'group_id'].filter((name) => name in fields);
  return own.length > 0 ? Object.fromEntries(own.map((name) => [name, true])) : null;
};
