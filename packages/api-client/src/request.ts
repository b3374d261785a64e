import { type Endpoint, needsKey, pathParams, scopeParam } from '@esteto/contract/endpoint';

/** A call as it goes out; it may go out again. */
export type ApiRequest = {
  path: string;
  method: string;
  search: [name: string, value: string][];
  json: unknown;
  form: FormData | null;
  key: string | undefined;
  signal: AbortSignal | undefined;
  onProgress: ((part: number) => void) | undefined;
  /** The person has confirmed what the server asked about. */
  force: boolean;
};

type Extras = { idempotency_key?: string; signal?: AbortSignal; onProgress?: (part: number) => void };

/**
 * A screen's scope goes along with all its calls; what is a person's own asks for none, and would refuse it. Of the endpoints of a built app only the scopes among their filters are known (tooling/vite/src/lean-contract.ts).
 */
const isForeignScope = ({ who, query }: Endpoint, name: string): boolean => {
  if ((name !== 'company_id' && name !== 'group_id') || scopeParam(who) === name) return false;
  const schema: object | undefined = query;
  return !(schema && 'fields' in schema && typeof schema.fields === 'object' && schema.fields && name in schema.fields);
};

/** Path parameters into the path, scope and filters into the query, the body as JSON, or as form data when a file goes along. */
export const toRequest = (endpoint: Endpoint, input: object): ApiRequest => {
  const { body, idempotency_key, signal, onProgress, ...flat } = input as Record<string, unknown> & Extras;
  const names = pathParams(endpoint.path);
  const search = Object.entries(flat).filter(
    ([name, value]) =>
      !names.includes(name) &&
      !isForeignScope(endpoint, name) &&
      value !== undefined &&
      value !== null &&
      value !== '' &&
      !(value instanceof File),
  );
  const form = flat.file instanceof File ? toForm(endpoint, body, flat.file) : null;
  return {
    path: endpoint.path.replaceAll(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(flat[name]))),
    method: form ? 'POST' : endpoint.method,
    search: search.map(([name, value]) => [name, String(value)]),
    json: form ? undefined : body,
    form,
    key: idempotency_key ?? (needsKey(endpoint) ? newKey() : undefined),
    signal,
    onProgress,
    force: false,
  };
};

/** For a caller that names no intent of its own: at least what goes out again (after a block, a confirmation) happens once. */
const newKey = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, '0')).join('');

/** The same call with `force`: true in JSON, 1 in form data (docs/rules/errors.md). */
export const forced = (request: ApiRequest): ApiRequest => {
  if (!request.form) return { ...request, json: { ...(request.json as object | undefined), force: true }, force: true };
  const form = new FormData();
  for (const [name, value] of request.form) form.append(name, value);
  form.set('force', '1');
  return { ...request, form, force: true };
};

/** Form data travels by POST; `_method` tells the method that was meant. */
const toForm = (endpoint: Endpoint, body: unknown, file: File): FormData => {
  const form = new FormData();
  if (endpoint.method !== 'POST') form.set('_method', endpoint.method);
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
    if (value !== null && value !== undefined) form.set(name, typeof value === 'boolean' ? String(Number(value)) : String(value));
  }
  form.set('file', file);
  return form;
};
