import type { InferType } from 'yup';
import { filledList, flag, id, integer, isoDate, longText, object, oneOf, text } from '../../shared/schema/fields.ts';
import { LICENCE_DOCUMENT_KINDS, licenceDocumentLabel } from './licence-documents.ts';
import { LICENSING_ITEM_STATUSES, licensingItemStatusLabel } from './licensing-item-status.ts';
import { LICENSING_KINDS, licensingKindLabel } from './licensing-kind.ts';
import { LICENSING_STATUSES, licensingStatusLabel } from './licensing-life.ts';

/** A company whose licences are looked after; most begin by themselves, when it is open. */
export const newLicensingForm = object({ company_id: id('a empresa').required('Escolha a empresa.'), analyst_id: id('Responsável') });

export const licensingForm = object({ analyst_id: id('Responsável') });

/** One more licence, beside the usual ones. */
export const newLicenceForm = object({
  kind: oneOf('Tipo', LICENSING_KINDS, licensingKindLabel).required(),
  name: text('Nome').max(80),
  version: integer('Versão').min(1).required(),
});

/** Where a licence stands; what it may have together is `licensingProblems`. */
export const licenceForm = object({
  to: oneOf('Situação', LICENSING_ITEM_STATUSES, licensingItemStatusLabel).required(),
  observation: longText('Observação').max(500),
  valid_until: isoDate('Validade'),
  number: text('Número').max(60),
  issued_by: text('Emitida por').max(120),
});
export type LicenceForm = InferType<typeof licenceForm>;

export const licensingMoveForm = object({
  action: oneOf('Ação', ['conclude', 'cancel', 'resume']).required(),
  reason: longText('Motivo').max(500),
  version: integer('Versão').min(1).required(),
});

/** As many as are renewed at once. */
export const MOST_RENEWED = 50;

export const renewalForm = object({
  licence_ids: filledList('Licenças', id('Licença').required(), 'Escolha pelo menos uma licença.', MOST_RENEWED),
});

/** The answer of the doctor to what is asked or was refused; without words only when a file says it. */
export const licenceAnswerForm = object({ answer: longText('Resposta').max(1000), version: integer('Versão').min(1).required() });

/** What a paper beside a licence is; `licenceDocumentKinds` says which its kind has. */
export const licencePaperForm = object({
  kind: oneOf('Documento', LICENCE_DOCUMENT_KINDS, licenceDocumentLabel).required('Escolha qual é o documento.'),
});
export type LicencePaperForm = InferType<typeof licencePaperForm>;

/** How the staff's list of licensings may be narrowed. */
export const licensingFilters = object({
  search: text('Busca').max(100),
  situation: oneOf('Situação', LICENSING_STATUSES, licensingStatusLabel),
  kind: oneOf('Tipo de licença', LICENSING_KINDS, licensingKindLabel),
  item_status: oneOf('Situação da licença', LICENSING_ITEM_STATUSES, licensingItemStatusLabel),
  analyst_id: id('Responsável'),
  without_analyst: flag('Sem responsável').nullable().default(null),
  answered: flag('Respondidas pelo médico').nullable().default(null),
});
export type LicensingFilters = InferType<typeof licensingFilters>;

/** What its history says in words: the responsible, and each licence under its own name. */
export const licensingHistory = licensingForm.shape({
  ...(Object.fromEntries(
    LICENSING_KINDS.map((kind) => [kind, oneOf(licensingKindLabel[kind], LICENSING_ITEM_STATUSES, licensingItemStatusLabel)]),
  ) as Record<(typeof LICENSING_KINDS)[number], ReturnType<typeof oneOf>>),
  valid_until: isoDate('Validade'),
  number: text('Número'),
});
