import { LICENCE_DOCUMENT_KINDS } from '@esteto/domain/opening/licensing/licence-documents';
import { RENEWAL_STATUSES } from '@esteto/domain/opening/licensing/licence-life';
import { LICENCE_REQUEST_STATUSES, TOLD_STATUSES } from '@esteto/domain/opening/licensing/licence-request-life';
import { LICENSING_ITEM_STATUSES } from '@esteto/domain/opening/licensing/licensing-item-status';
import { LICENSING_KINDS } from '@esteto/domain/opening/licensing/licensing-kind';
import { array, boolean, type InferType, number, object, string } from 'yup';

export const licenceFields = object({
  id: number().required(),
  version: number().required(),
  kind: string().oneOf(LICENSING_KINDS).required(),
  name: string().nullable().defined(),
  status: string().oneOf(LICENSING_ITEM_STATUSES).required(),
  observation: string().nullable().defined(),
  valid_until: string().nullable().defined(),
  number: string().nullable().defined(),
  issued_by: string().nullable().defined(),
  renewal: string().oneOf(RENEWAL_STATUSES).required(),
  /** The licence that this one takes the place of. */
  renews_id: number().nullable().defined(),
  /** The last day on which somebody did something about it. */
  moved_on: string().required(),
  /** When the doctor answered, while nobody of the team has gone on. */
  answered_at: string().nullable().defined(),
});
export type Licence = InferType<typeof licenceFields>;

/** A paper beside a licence, of the team or of the company's partners. `request_id`: what it answers. */
export const licencePaper = object({
  id: number().required(),
  version: number().required(),
  kind: string().oneOf(LICENCE_DOCUMENT_KINDS).required(),
  name: string().required(),
  mime: string().required(),
  request_id: number().nullable().defined(),
  from_client: boolean().required(),
  created_at: string().required(),
});
export type LicencePaper = InferType<typeof licencePaper>;

/** What the doctor was told of a licence (`told`: that something is asked, or that it was refused) and what they answered. */
const licenceRequest = object({
  id: number().required(),
  status: string().oneOf(LICENCE_REQUEST_STATUSES).required(),
  told: string().oneOf(TOLD_STATUSES).required(),
  text: string().required(),
  created_at: string().required(),
  answer: string().nullable().defined(),
  answered_at: string().nullable().defined(),
  answered_by_name: string().nullable().defined(),
});
export type LicenceRequest = InferType<typeof licenceRequest>;

export const licencePapers = array(licencePaper.required()).required();

export const licenceRecord = licenceFields.shape({ papers: licencePapers, requests: array(licenceRequest.required()).required() });
export type LicenceRecord = InferType<typeof licenceRecord>;
