import type { InferType } from 'yup';
import { cleanCrmNumber, isValidCrmNumber } from '../../shared/document/crm.ts';
import { address, birthDate, cpf, flag, id, integer, list, longText, object, oneOf, text } from '../../shared/schema/fields.ts';
import { UFS, ufLabel } from '../../shared/tables/uf.ts';
import { MARITAL_STATUSES, maritalStatusLabel } from './marital-status.ts';

/** The first year that the product keeps records of. */
export const FIRST_YEAR = 2022;

/** A registration at a state council: the number has no format of its own. */
export const crmForm = object({
  number: text('Número do CRM')
    .required()
    .meta({ kind: 'text', clean: cleanCrmNumber })
    .test(
      'crm-number',
      '${path}: use só os dígitos do registro.',
      (value) => isValidCrmNumber(value ?? '') && cleanCrmNumber(value) === value,
    ),
  state: oneOf('UF do CRM', UFS, ufLabel).required(),
});

/** What the product knows of a doctor. */
export const doctorForm = object({
  cpf: cpf().required(),
  rg: text('RG').max(20),
  ctps: text('CTPS').max(20),
  birth_city: text('Cidade de nascimento').max(80),
  /** One that is in no list: abroad, or closed long ago. */
  doctor_college: text('Outra faculdade').max(150),
  college_id: id('Faculdade'),
  birth_date: birthDate(),
  marital_status: oneOf('Estado civil', MARITAL_STATUSES, maritalStatusLabel),
  address: address(),
  is_resident_doctor: flag('Médico residente'),
  serve_armed_forces: flag('Serve às Forças Armadas'),
  permanent_employee: flag('Tem emprego com carteira assinada'),
  has_fies: flag('Tem FIES'),
  nf_requirements: longText('Exigências para a nota'),
  free_personal_income_taxes: list('Anos de IRPF sem custo', integer('Ano').min(FIRST_YEAR).max(2199).required(), 20),
  crms: list('CRMs', crmForm.required(), 10).test('once', function isOnce(crms) {
    const twice = secondOfTwo((crms ?? []).map(crmKey));
    // Beside the one to be taken away: the list itself has no place for a sentence.
    return twice === -1 || this.createError({ path: `${this.path}[${twice}].number`, message: 'Este CRM já está na lista.' });
  }),
});
export type DoctorForm = InferType<typeof doctorForm>;

/** The key by which two CRM are the same; null for what is no CRM yet: its own fields say what is wrong, however deep it is. */
const crmKey = (crm: { number?: unknown; state?: unknown } | null | undefined): string | null =>
  typeof crm?.number === 'string' && typeof crm.state === 'string' ? `${crm.state} ${crm.number}` : null;

/** The place of the first that stood before; -1 where all differ. */
const secondOfTwo = (keys: readonly (string | null)[]): number => keys.findIndex((key, index) => key !== null && keys.indexOf(key) < index);
