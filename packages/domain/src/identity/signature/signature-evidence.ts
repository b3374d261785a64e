import { formatDateNumeric, inSaoPaulo } from '../../shared/date/date.ts';
import { formatCpf } from '../../shared/document/cpf.ts';
import { SIGNATURE_CODE_MINUTES } from './signature-form.ts';

/** What proves that a person signed a text. Instants in UTC. */
export type SignatureEvidence = {
  title: string;
  /** The hash of the text that was read, in its canonical form. */
  sha256: string;
  name: string;
  cpf: string | null;
  email: string;
  code_sent_at: string;
  signed_at: string;
  ip: string | null;
  user_agent: string | null;
  request_id: string;
};

export const EVIDENCE_HEADING = 'Página de evidências';

export const EVIDENCE_INTRO =
  'O texto acima foi lido, aceito e assinado eletronicamente no Esteto, com um código de uso único enviado ao e-mail de quem assina (Lei 14.063/2020, art. 4º, II; MP 2.200-2/2001, art. 10, § 2º).';

/** The foot of every page. */
export const evidenceFoot = ({ sha256 }: Pick<SignatureEvidence, 'sha256'>): string =>
  `Assinado eletronicamente no Esteto. SHA-256 do texto: ${sha256}`;

/** The evidence in words, for the page of a PDF and for whoever looks at it on a screen. */
export const evidenceFacts = (evidence: SignatureEvidence): { label: string; value: string }[] => [
  { label: 'Documento', value: evidence.title },
  { label: 'SHA-256 do texto', value: evidence.sha256 },
  { label: 'Quem assinou', value: evidence.name },
  { label: 'CPF', value: evidence.cpf ? formatCpf(evidence.cpf) : 'Não informado' },
  { label: 'Assinado em', value: inBrasilia(evidence.signed_at) },
  {
    label: 'Como foi confirmado',
    value: `Código de uso único, válido por ${SIGNATURE_CODE_MINUTES} minutos, enviado a ${evidence.email} em ${inBrasilia(evidence.code_sent_at)} e digitado por quem assinou.`,
  },
  { label: 'Endereço IP', value: evidence.ip ?? 'Não informado' },
  { label: 'Navegador', value: evidence.user_agent ?? 'Não informado' },
  { label: 'Identificador do pedido', value: evidence.request_id },
];

/** '25/11/2026, 14:03:22 (horário de Brasília)'. */
const inBrasilia = (instant: string): string => {
  const { date, time } = inSaoPaulo(instant);
  // Seconds are the same in every zone.
  return `${formatDateNumeric(date)}, ${time}:${instant.slice(17, 19)} (horário de Brasília)`;
};
