import { type WireError } from '@esteto/contract/wire-error';

/** Why a call did not succeed: the server refused (`status`), the browser is offline, or nobody answered in time. */
export class ApiFailure extends Error {
  readonly kind: 'refused' | 'offline' | 'no_response';
  /** 0 when nobody answered. */
  readonly status: number;
  readonly body: WireError;

  constructor(kind: ApiFailure['kind'], status: number, body: WireError) {
    super(body.message);
    this.name = 'ApiFailure';
    this.kind = kind;
    this.status = status;
    this.body = body;
  }
}
