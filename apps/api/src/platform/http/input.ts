import { createHash } from 'node:crypto';
import { type Endpoint, pathParams, scopeParam, type UploadRule } from '@esteto/contract/endpoint';
import { FILE_KINDS, type FileKind, fileMime, fileProblem } from '@esteto/domain/company/file/file-kinds';
import { object as closed } from '@esteto/domain/shared/schema/fields';
import { parse } from '@esteto/domain/shared/schema/parse';
import type { FastifyRequest } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import { type AnySchema, number, object, string } from 'yup';
import { nameOfKind } from '../files/file-name.ts';
import { readApart, TooHard } from '../parsing/apart.ts';
import { invalid } from './app-error.ts';
import type { UploadedFile } from './bind.ts';
import type { Form } from './form.ts';

// What came over the wire, checked against the endpoint. Texts of the path and the query are cast; a JSON body is taken as it is (strict).

const identifier = (label: string) =>
  number().label(label).typeError(`${label} inválido.`).integer().positive().max(Number.MAX_SAFE_INTEGER).required();
const opaque = string()
  .matches(/^[\w-]{1,200}$/, 'Registro inválido.')
  .required();
const nothing = closed({});

/** Path parameters: names that end in `id` are positive integers. */
export const paramsSchema = (path: string) =>
  object(Object.fromEntries(pathParams(path).map((name) => [name, name.endsWith('id') ? identifier('Registro') : opaque])));

export type Scope = { company_id: number | null; group_id: number | null };

/** The company or group that the call names; refused with 422 when the endpoint needs one and it is missing or not a number. */
export const readScope = (endpoint: Endpoint, query: unknown): Scope => {
  const name = scopeParam(endpoint.who);
  const scope: Scope = { company_id: null, group_id: null };
  if (!name) return scope;
  const value = Number((query as Record<string, unknown>)[name]);
  if (!Number.isSafeInteger(value) || value <= 0)
    throw invalid({ [name]: name === 'company_id' ? 'Informe a empresa.' : 'Informe o grupo gestor.' });
  scope[name] = value;
  return scope;
};

/** Everything a handler is given: path parameters, scope and query flat, then `body` and `file`. */
export const readInput = async (
  endpoint: Endpoint,
  request: FastifyRequest,
  { scope, form, today, sender }: { scope: Scope; form: Form | null; today: string; sender: number | null },
): Promise<Record<string, unknown>> => {
  const input: Record<string, unknown> = {};
  const name = scopeParam(endpoint.who);
  Object.assign(input, judgeTexts(paramsSchema(endpoint.path), request.params, today));
  const { [name ?? '']: _scope, ...query } = request.query as Record<string, unknown>;
  Object.assign(input, judgeTexts((endpoint.query ?? nothing) as AnySchema, query, today));
  if (name) input[name] = scope[name];
  const schema = (endpoint.body ?? nothing) as AnySchema;
  const body = form ? judgeTexts(schema, form.fields, today) : judge(schema, request.body ?? {}, today);
  if (endpoint.body) input['body'] = body;
  if (endpoint.upload) input['file'] = await checkUpload(endpoint.upload, form?.file ?? null, sender);
  else if (form?.file) throw invalid({ file: 'Não é possível enviar um arquivo aqui.' });
  return input;
};

/** Names a request for its idempotency key: the same key with another hash is another intent. */
export const requestHash = (method: string, url: string, body: unknown, form: Form | null): string =>
  createHash('sha256')
    .update(`${method} ${url}\n${JSON.stringify(form?.fields ?? body ?? null)}\n`)
    .update(form?.file?.bytes ?? '')
    .digest('base64url');

const checkUpload = async (rule: UploadRule, file: Form['file'], sender: number | null): Promise<UploadedFile> => {
  if (!file) throw invalid({ file: 'Escolha um arquivo.' });
  const kind = await fileKind(file.bytes, rule.kinds);
  const problem = fileProblem({ kind, bytes: file.bytes.length }, rule.kinds);
  if (problem || !kind) throw invalid({ file: problem ?? '' });
  const inside = kind === 'xml' ? await xmlProblem(file.bytes, sender) : null;
  if (inside) throw invalid({ file: inside });
  return { bytes: file.bytes, mime: fileMime[kind], name: nameOfKind(file.name, kind) };
};

const xmlProblem = (bytes: Buffer, of: number | null): Promise<string | null> =>
  readApart('xml', { bytes }, { of }).catch((error: unknown) => {
    if (error instanceof TooHard) return 'Este XML é complicado demais para uma nota.';
    throw error;
  });

/** Enough for every signature that is taken; the library would walk through the rest of some kinds. */
const SIGNATURE_BYTES = 4_100;

/** What the bytes say they are; null when that is nothing we take. */
const fileKind = async (bytes: Buffer, wanted: readonly FileKind[]): Promise<FileKind | null> => {
  if (isPkcs12(bytes)) return 'pfx';
  const extension = (await fileTypeFromBuffer(bytes.subarray(0, SIGNATURE_BYTES)))?.ext;
  if (extension === undefined || extension === 'xml') return textKind(bytes, wanted) ?? (extension === 'xml' ? 'xml' : null);
  // A workbook is an archive, and which one is told by what lies in it, in whatever order its program wrote that.
  if (extension === 'zip' && bytes.includes('xl/workbook.xml')) return 'xlsx';
  return FILE_KINDS.find((kind) => kind === extension) ?? null;
};

/** Text has no signature: an OFX, a calendar and a declaration name themselves at their beginning, a CSV is any other text. Looked for only where they are taken. */
const textKind = (bytes: Buffer, wanted: readonly FileKind[]): FileKind | null => {
  const isWide = bytes.length > 1 && [0xfffe, 0xfeff].includes(bytes.readUInt16BE(0));
  const head = bytes
    .subarray(0, SIGNATURE_BYTES)
    .toString('latin1')
    .replaceAll('\0', isWide ? '' : '\0');
  if (wanted.includes('ofx') && /OFXHEADER|<OFX>|<OFC>/i.test(head)) return 'ofx';
  if (wanted.includes('dec') && head.startsWith('IRPF    ')) return 'dec';
  if (wanted.includes('ics') && /^\W{0,8}BEGIN:VCALENDAR/i.test(head)) return 'ics';
  return wanted.includes('csv') && !head.includes('\0') && !/^\W{0,8}</.test(head) ? 'csv' : null;
};

/** A DER sequence whose first part is the version 3: how every PKCS#12 begins, and nothing else that is taken. */
const isPkcs12 = (bytes: Buffer): boolean => /^30(?:8[1-3](?:..){1,3}|80|..)020103/.test(bytes.subarray(0, 8).toString('hex'));

/** Cleaned, judged strictly, with what is missing filled in: the same judgement as in the form. */
const judge = (schema: AnySchema, value: unknown, today: string): object => {
  const parsed = parse(schema, value, { today });
  if (parsed.ok) return parsed.value as object;
  throw invalid(Object.fromEntries(Object.entries(parsed.errors).map(([path, messages]) => [wirePath(path), messages])));
};

/** Texts of a URL or of form data, each cast to what its field holds, then judged; a name that is no field stays, to be refused. */
const judgeTexts = (schema: AnySchema, texts: unknown, today: string): object => {
  const { fields } = schema as AnySchema & { fields: Record<string, AnySchema> };
  const cast = (name: string, text: unknown): unknown => (Object.hasOwn(fields, name) ? fields[name]?.cast(text, { assert: false }) : text);
  return judge(schema, Object.fromEntries(Object.entries(texts as object).map(([name, text]) => [name, cast(name, text)])), today);
};

/** 'contacts[0].cpf' as 'contacts.0.cpf'. */
const wirePath = (path: string): string => path.replaceAll(/\[(\d+)\]/g, '.$1').replaceAll(/\["([^"]*)"\]/g, '$1');
