import type { Endpoint } from '@esteto/contract/endpoint';
import type { WireError } from '@esteto/contract/wire-error';

/** Why a call did not succeed: the server refused (`status`), the browser is offline, or nobody answered in time. */
export class ApiFailure extends Error {
  readonly kind: 'refused' | 'offline' | 'no_response';
  /** 0 when nobody answered. */
  readonly status: number;
  readonly body: WireError;
  /** What was called; null when the browser fetched a file of the app itself. */
  readonly endpoint: Endpoint | null;

  constructor(kind: ApiFailure['kind'], status: number, body: WireError, endpoint: Endpoint | null = null) {
    super(body.message);
    this.name = 'ApiFailure';
    this.kind = kind;
    this.status = status;
    this.body = body;
    this.endpoint = endpoint;
  }
}
