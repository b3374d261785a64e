import type { InferType } from 'yup';
import { email, flag, name, object, phone, text } from '../../shared/schema/fields.ts';
import { simulationForm } from './simulation-input.ts';

/**
 * What somebody agrees to who leaves their simulation with us, letter by letter. A text that changes gets a new version and stays here: we must be able
 * to show what each person read (LGPD, art. 8º, § 2º).
 */
export const LEAD_CONSENT = {
  version: '2026-11',
  text: 'Concordo que o Esteto guarde meu nome, meus contatos e esta simulação por até 12 meses para me procurar sobre ela. Posso pedir que apaguem tudo a qualquer momento.',
} as const;

/** As the consent says; after that nothing is left of it (LGPD, arts. 15 and 16). */
export const LEAD_RETENTION_MONTHS = 12;

const WITHOUT_CONSENT = 'Para guardar a simulação precisamos do seu consentimento.';

/** `key`: what the browser drew for this intent, so that a second press keeps nothing twice. */
export const simulationLeadForm = object({
  key: text('Chave')
    .matches(/^[\w-]{16,64}$/, '${path}: recarregue a página e tente de novo.')
    .required(),
  name: name('Nome').max(120).required(),
  email: email('E-mail').required(),
  phone: phone('Telefone'),
  consent: flag('Consentimento').required(WITHOUT_CONSENT).oneOf([true], WITHOUT_CONSENT),
  consent_version: text('Versão do consentimento')
    .required()
    .oneOf([LEAD_CONSENT.version], 'O texto do consentimento mudou. Recarregue a página e leia-o de novo.'),
  input: simulationForm,
});
export type SimulationLeadForm = InferType<typeof simulationLeadForm>;
