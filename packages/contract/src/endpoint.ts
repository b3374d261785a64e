import type { FileKind } from '@esteto/domain/company/file/file-kinds';
import type { Access } from '@esteto/domain/identity/permission/access';
import type { InferType, ISchema } from 'yup';

// One endpoint as plain data. The server route, the typed call, its query key, the API page and the access-matrix test come from it.

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type AnySchema = ISchema<unknown>;

export type Endpoint<
  Path extends string = string,
  Who extends Access = Access,
  Query extends AnySchema | undefined = AnySchema | undefined,
  Body extends AnySchema | undefined = AnySchema | undefined,
  Answer extends AnySchema | 'file' | undefined = AnySchema | 'file' | undefined,
  Upload extends UploadRule | undefined = UploadRule | undefined,
> = {
  method: Method;
  /** Below the base path, e.g. `admin/manager/units/:id`. */
  path: Path;
  /** One line in Portuguese for the API page. */
  summary: string;
  who: Who;
  query: Query;
  body: Body;
  /** A schema: JSON whose unnamed fields never leave. `'file'`: bytes. `undefined`: 204. */
  answer: Answer;
  upload: Upload;
  /** A POST in a session that takes no `Idempotency-Key`: it creates and sends nothing, or what it answers is told once only. */
  keyless: boolean;
  /** Seconds for which a browser may keep the answer. Only of what is public and the same for everybody. */
  max_age: number | undefined;
  /** How the person decides the draft that waits for them: let through while everything else of theirs is held. */
  lifts_minuta: boolean;
};

/** A file that comes with a call, as form data in the field `file`. Contents are checked by signature, not by name. */
export type UploadRule = { kinds: readonly FileKind[] };

type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name | keyof PathParams<Rest>]: K extends `${string}id` ? number : string }
  : Path extends `${string}:${infer Name}`
    ? { [K in Name]: K extends `${string}id` ? number : string }
    : unknown;

/** The query parameter that names the company or group a call is about. */
export type ScopeOf<Who extends Access> = Who extends { kind: 'company' | 'partner' | 'employee' }
  ? { company_id: number }
  : Who extends { kind: 'manager' }
    ? { group_id: number }
    : unknown;

type Of<S> = S extends AnySchema ? InferType<S> : unknown;

/** What a handler receives: path parameters, scope and query flat, what was left out filled with null; `body` by name. */
export type InputOf<E extends Endpoint> = PathParams<E['path']> &
  ScopeOf<E['who']> &
  Of<E['query']> &
  (E['body'] extends AnySchema ? { body: Of<E['body']> } : unknown);

/** What a caller gives: the same, but a part of the query that may be null may be left out. */
export type CallOf<E extends Endpoint> = PathParams<E['path']> &
  ScopeOf<E['who']> &
  Given<Of<E['query']>> &
  (E['body'] extends AnySchema ? { body: Of<E['body']> } : unknown);

type Given<T> = { [K in keyof T as null extends T[K] ? never : K]: T[K] } & { [K in keyof T as null extends T[K] ? K : never]?: T[K] };

export type AnswerOf<E extends Endpoint> = E['answer'] extends AnySchema ? Of<E['answer']> : E['answer'] extends 'file' ? Blob : undefined;

type Spec<Who, Query, Body, Answer, Upload> = {
  summary: string;
  who: Who;
  query?: Query;
  body?: Body;
  answer?: Answer;
  upload?: Upload;
  keyless?: true;
  max_age?: number;
  lifts_minuta?: true;
};

const NOTHING = {
  query: undefined,
  body: undefined,
  answer: undefined,
  upload: undefined,
  keyless: false,
  max_age: undefined,
  lifts_minuta: false,
};

const endpoint =
  <M extends Method>(method: M) =>
  <
    const Path extends string,
    Who extends Access,
    Query extends AnySchema | undefined = undefined,
    Body extends AnySchema | undefined = undefined,
    const Answer extends AnySchema | 'file' | undefined = undefined,
    Upload extends UploadRule | undefined = undefined,
  >(
    path: Path,
    spec: Spec<Who, Query, Body, Answer, Upload>,
  ) =>
    ({ ...NOTHING, ...spec, method, path }) as Endpoint<Path, Who, Query, Body, Answer, Upload> & { method: M };

export const get = endpoint('GET');
export const post = endpoint('POST');
export const put = endpoint('PUT');
export const del = endpoint('DELETE');

/** Whether a call must name its intent (`Idempotency-Key`), so that it happens once: every POST in a session, which creates or sends something. */
export const needsKey = ({ method, who, keyless }: Pick<Endpoint, 'method' | 'who' | 'keyless'>): boolean =>
  method === 'POST' && who.kind !== 'anyone' && who.kind !== 'guest' && !keyless;

/** The names of a path's parameters, in order: `['id', 'file_id']`. */
export const pathParams = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');

/** The scope parameter that an access kind asks for, or null. */
export const scopeParam = (who: Access): 'company_id' | 'group_id' | null =>
  who.kind === 'company' || who.kind === 'partner' || who.kind === 'employee' ? 'company_id' : who.kind === 'manager' ? 'group_id' : null;
