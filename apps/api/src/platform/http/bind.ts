import type { Readable } from 'node:stream';
import type { AnswerOf, Endpoint, InputOf } from '@esteto/contract/endpoint';
import type { ActorOf } from '../work/actor.ts';

// A contract entry tied to what serves it. Everything between the wire and the handler (session, access, validation, projection) is
// route-pipeline.ts; a module binds and does nothing else.

/** A file as it leaves: bytes, their type and the name offered for download. */
export type FileBytes = { bytes: Uint8Array; mime: string; name: string };
/** One that may be larger than the memory: it is read while it leaves. */
export type FileStream = { stream: Readable; size: number; mime: string; name: string };
export type FileAnswer = FileBytes | FileStream;
/** A file as it came, already within its rule's size; `mime` is what its bytes say, and `name` ends so. */
export type UploadedFile = { bytes: Buffer; mime: string; name: string };

export type ServerInput<E extends Endpoint> = InputOf<E> & (E['upload'] extends object ? { file: UploadedFile } : unknown);
export type ServerAnswer<E extends Endpoint> = E['answer'] extends 'file' ? FileAnswer : E['answer'] extends object ? AnswerOf<E> : void;

export type Handler<E extends Endpoint> = (actor: ActorOf<E['who']>, input: ServerInput<E>, exchange: Exchange) => Promise<ServerAnswer<E>>;

/** The little of HTTP that login and logout need: the session's cookie, the secret by which a browser is known again, and the one that stands in for the second factor. */
export type Exchange = {
  setSessionCookie(secret: string | null, seconds?: number): void;
  device: string | null;
  setDeviceCookie(secret: string, seconds: number): void;
  remembered: string | null;
  setRememberedCookie(secret: string, seconds: number): void;
};

export type BoundRoute = { endpoint: Endpoint; handle: (actor: unknown, input: unknown, exchange: Exchange) => Promise<unknown> };

export const bind = <E extends Endpoint>(endpoint: E, handler: Handler<E>): BoundRoute => ({
  endpoint,
  // The pipeline has checked actor and input against the endpoint; the types meet again here, once.
  handle: (actor, input, exchange) => handler(actor as ActorOf<E['who']>, input as ServerInput<E>, exchange),
});
export type Bind = typeof bind;

/** What serves a noun of the contract: for each endpoint a function of the same name. */
type Serving<Noun extends Record<string, Endpoint>> = { [Name in keyof Noun]: Handler<Noun[Name]> };

/**
 * Every endpoint of a noun, tied to the service's function of the same name. One that has none, or a wrong one, does not compile; what else the service
 * has is no endpoint. Where a name differs: `bindAll(noun, { ...service, list: … })`.
 */
export const bindAll = <Noun extends Record<string, Endpoint>>(noun: Noun, service: Serving<NoInfer<Noun>>): BoundRoute[] =>
  // The keys of an object are only known as text.
  (Object.keys(noun) as (keyof Noun)[]).map((name) => bind<Noun[keyof Noun]>(noun[name], service[name]));
