import type { InferType } from 'yup';
import { isValidCnpj } from '../../shared/document/cnpj.ts';
import { isValidCpf } from '../../shared/document/cpf.ts';
import { cleanDocument, isValidDocument } from '../../shared/document/document.ts';
import { anyAddress, cpf, email, flag, integer, list, longText, object, oneOf, phone, text } from '../../shared/schema/fields.ts';
import {
  CLIENT_STATUSES,
  clientStatusLabel,
  NO_NIF_REASONS,
  noNifReasonLabel,
  PERSON_TYPES,
  type PersonType,
  personTypeLabel,
  TAKER_KINDS,
  takerKindLabel,
} from './client-kinds.ts';

/** A person of the client who is written to. */
export const clientContact = object({
  name: text('Nome').max(120).required(),
  cpf: cpf(),
  email: email(),
  phone: phone(),
  receives_invoice: flag('Recebe a nota'),
});

/** What a doctor or staff fill in about a client (tomador). */
export const clientForm = object({
  person_type: oneOf('Tipo de pessoa', PERSON_TYPES, personTypeLabel).required(),
  document: takerDocument(),
  no_nif_reason: oneOf('Motivo sem NIF', NO_NIF_REASONS, noNifReasonLabel),
  name: text('Razão social').max(150).required(),
  fantasy_name: text('Nome fantasia').max(150),
  municipal_registration: text('Inscrição municipal').max(20),
  state_registration: text('Inscrição estadual').max(20),
  caepf: text('CAEPF').matches(/^\d{14}$/, { message: '${path}: use os 14 dígitos.', excludeEmptyString: true }),
  email: email(),
  email_cc: email('E-mail em cópia'),
  phone: phone(),
  address: anyAddress(),
  contacts: list('Contatos', clientContact.required(), 20),
  taker_kind: oneOf('Tipo', TAKER_KINDS, takerKindLabel),
  withholds_iss: flag('Retém ISS'),
  withholds_irrf: flag('Retém IRRF'),
  withholds_csrf: flag('Retém PIS, Cofins e CSLL'),
  withholds_inss: flag('Retém INSS'),
  default_service_code: text('Código de serviço padrão').matches(/^\d{6}$/, {
    message: '${path}: use os 6 dígitos, como 040101.',
    excludeEmptyString: true,
  }),
  default_description_template: longText('Discriminação padrão'),
  payment_term_days: integer('Prazo de pagamento').min(0).max(365),
  default_due_rule: text('Regra de vencimento').max(120),
  requires_po: flag('Exige número de pedido'),
  contract_number: text('Número do contrato').max(40),
  internal_notes: longText('Observações internas'),
  public_notes: longText('Observações da nota').max(1000),
});
export type ClientForm = InferType<typeof clientForm>;

export const clientFilters = object({
  search: text('Buscar').max(120),
  status: oneOf('Situação', CLIENT_STATUSES, clientStatusLabel),
  taker_kind: oneOf('Tipo', TAKER_KINDS, takerKindLabel),
});
export type ClientFilters = InferType<typeof clientFilters>;

/** What is asked before a client is registered: whether it is there already. The document alone is asked about once it is written. */
export const similarClientQuery = object({
  document: text('CPF/CNPJ').max(40),
  name: text('Razão social').max(150),
  fantasy_name: text('Nome fantasia').max(150),
});
export type SimilarClientQuery = InferType<typeof similarClientQuery>;

/** CPF for a person, CNPJ for a company, up to 40 characters of NIF for somebody abroad, who may have none with a reason. */
function takerDocument() {
  return text('CPF/CNPJ')
    .max(40)
    .meta({ kind: 'document', clean: (value) => (isValidDocument(value) ? cleanDocument(value) : value.trim()) })
    .test('taker-document', (value, { parent, createError }) => {
      const { person_type, no_nif_reason } = parent as ClientForm;
      const message = documentProblem(person_type, value ?? '', no_nif_reason);
      return message === null || createError({ message });
    });
}

const documentProblem = (personType: PersonType, document: string, noNifReason: string | null | undefined): string | null => {
  switch (personType) {
    case 'PF':
      if (!document) return 'Preencha o CPF do tomador.';
      return isValidCpf(document) ? null : 'O CPF do tomador não confere. Confira os últimos dígitos.';
    case 'PJ':
      if (!document) return 'Preencha o CNPJ do tomador.';
      return isValidCnpj(document) ? null : 'O CNPJ do tomador não confere. Confira os últimos dígitos.';
    case 'EX':
      return document || noNifReason ? null : 'Preencha o NIF ou escolha o motivo de não ter.';
    default:
      return null; // not chosen yet, or wrong: its own field says so
  }
};
