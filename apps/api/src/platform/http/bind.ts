import type { AnswerOf, Endpoint, InputOf } from '@esteto/contract/endpoint';
import type { ActorOf } from '../work/actor.ts';

// A contract entry tied to what serves it. Everything between the wire and the handler (session, access, validation, projection) is
// route-pipeline.ts; a module's routes file binds and does nothing else.

/** A file as it leaves: bytes, their type and the name offered for download. */
export type FileAnswer = { bytes: Uint8Array; mime: string; name: string };
/** A file as it came, already within its rule's size; `mime` is what its bytes say, and `name` ends so. */
export type UploadedFile = { bytes: Buffer; mime: string; name: string };

export type ServerInput<E extends Endpoint> = InputOf<E> & (E['upload'] extends object ? { file: UploadedFile } : unknown);
export type ServerAnswer<E extends Endpoint> = E['answer'] extends 'file' ? FileAnswer : E['answer'] extends object ? AnswerOf<E> : void;

export type Handler<E extends Endpoint> = (actor: ActorOf<E['who']>, input: ServerInput<E>, exchange: Exchange) => Promise<ServerAnswer<E>>;

/** The little of HTTP that login and logout need: the session's cookie, and the secret by which a browser is known again. */
export type Exchange = {
  setSessionCookie(secret: string | null, seconds?: number): void;
  device: string | null;
  setDeviceCookie(secret: string, seconds: number): void;
};

export type BoundRoute = { endpoint: Endpoint; handle: (actor: unknown, input: unknown, exchange: Exchange) => Promise<unknown> };

export const bind = <E extends Endpoint>(endpoint: E, handler: Handler<E>): BoundRoute => ({
  endpoint,
  // The pipeline has checked actor and input against the endpoint; the types meet again here, once.
  handle: (actor, input, exchange) => handler(actor as ActorOf<E['who']>, input as ServerInput<E>, exchange),
});
export type Bind = typeof bind;
