import type { InferType } from 'yup';
import { object, oneOf } from '../../shared/schema/fields.ts';
import { CLIENT_ACTIONS } from './client-life.ts';

/** What is to be done with a client's status. */
export const clientMoveForm = object({ action: oneOf('Ação', CLIENT_ACTIONS).required() });
export type ClientMoveForm = InferType<typeof clientMoveForm>;
