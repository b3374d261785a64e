import type { ObligationKey } from '../../law/obligation/obligation-rule.ts';

// Receipts that the systems of the Receita, of the eSocial and of the cities give back, by the words that they print.

type ReceiptKindFacts = {
  label: string;
  /** What it proves the delivery of; null where each city and office has its own name for it. */
  rule_key: ObligationKey | null;
  /** The words of its head, on one line of text without breaks. */
  head: RegExp;
  /** Others name it too: the DCTFWeb tells that it was made of the eSocial and the EFD-Reinf. Where another head stands, that one counts. */
  is_named_by_others?: true;
};

/** Between the head's words and the name of what was delivered: a line break, the year, a number. */
const NEAR = String.raw`.{0,60}?`;
const handedIn = (names: string): RegExp =>
  new RegExp(String.raw`(?:RECIBO|COMPROVANTE|PROTOCOLO) DE (?:ENTREGA|TRANSMISSAO)(?: D[AEO]S?)? ${NEAR}(?:${names})\b`);

const FACTS = {
  pgdas_extract: { label: 'Extrato do Simples Nacional', rule_key: 'pgdas', head: /\bEXTRATO DO SIMPLES NACIONAL\b/ },
  pgdas_receipt: { label: 'Recibo do PGDAS-D', rule_key: 'pgdas', head: handedIn('PGDAS-?D?') },
  defis: {
    label: 'Recibo da DEFIS',
    rule_key: 'defis',
    head: handedIn('DEFIS|DECLARACAO DE INFORMACOES SOCIOECONOMICAS E FISCAIS'),
  },
  dctfweb: {
    label: 'Recibo da DCTFWeb',
    rule_key: 'dctfweb',
    head: handedIn('DCTF ?WEB|DECLARACAO DE DEBITOS E CREDITOS TRIBUTARIOS FEDERAIS'),
  },
  reinf: {
    label: 'Recibo da EFD-Reinf',
    rule_key: 'reinf',
    is_named_by_others: true,
    head: /\bEFD-? ?REINF\b.{0,80}?\b(?:R-?[24]099|FECHAMENTO|RECIBO)\b|\bR-?[24]099\b.{0,80}?\bFECHAMENTO\b/,
  },
  esocial: {
    label: 'Fechamento do eSocial (S-1299)',
    rule_key: 'esocial',
    is_named_by_others: true,
    head: /\bS-?1299\b|\bESOCIAL\b.{0,60}?\bFECHAMENTO D[EO]S? EVENTOS PERIODICOS\b/,
  },
  ecd: { label: 'Recibo da ECD', rule_key: 'ecd', head: handedIn('(?:ESCRITURACAO|LIVRO) CONTABIL DIGITAL|ECD') },
  ecf: { label: 'Recibo da ECF', rule_key: 'ecf', head: handedIn('ESCRITURACAO CONTABIL FISCAL|ECF') },
  efd_contribuicoes: {
    label: 'Recibo da EFD-Contribuições',
    rule_key: 'efd_contribuicoes',
    head: handedIn('EFD[- ]CONTRIBUICOES|ESCRITURACAO FISCAL DIGITAL DAS CONTRIBUICOES'),
  },
  dmed: { label: 'Recibo da DMED', rule_key: 'dmed', head: handedIn('DMED|DECLARACAO DE SERVICOS MEDICOS') },
  dirpf: { label: 'Recibo da declaração de imposto de renda', rule_key: 'dirpf', head: handedIn('DECLARACAO DE AJUSTE ANUAL') },
  iss_declaration: {
    label: 'Declaração municipal de serviços',
    rule_key: null,
    head: /\b(?:RECIBO|COMPROVANTE|PROTOCOLO)\b.{0,60}?\b(?:DECLARACAO (?:MENSAL|ELETRONICA|DIGITAL) (?:MENSAL )?DE SERVICOS|ESCRITURACAO (?:DO ISS(?:QN)?|FISCAL MUNICIPAL)|DES-IF|DMS)\b/,
  },
} as const satisfies Record<string, ReceiptKindFacts>;

export type ReceiptKind = keyof typeof FACTS;

export const RECEIPT_KINDS = Object.keys(FACTS) as ReceiptKind[];

export const receiptKindLabel = Object.fromEntries(RECEIPT_KINDS.map((kind) => [kind, FACTS[kind].label])) as Record<ReceiptKind, string>;

export const obligationOfReceipt = (kind: ReceiptKind): ObligationKey | null => FACTS[kind].rule_key;

/** Papers of the same offices that deliver nothing, and why. */
const OTHERS: readonly { head: RegExp; why: string }[] = [
  { head: /\bCERTIDAO (?:NEGATIVA|POSITIVA)\b/, why: 'É uma certidão: ela não entrega nenhuma obrigação.' },
  { head: /\bCOMPROVANTE DE INSCRICAO E DE SITUACAO CADASTRAL\b/, why: 'É o cartão do CNPJ: ele não entrega nenhuma obrigação.' },
  { head: /\b(?:RELATORIO DE )?SITUACAO FISCAL\b/, why: 'É a situação fiscal: ela não entrega nenhuma obrigação.' },
];

/** The receipts whose head a text holds, and what it is where it is known to be none. `flat` as `plainOf` makes it, without line breaks. */
export const receiptKindsIn = (flat: string): { kinds: ReceiptKind[]; other: string | null } => {
  const named = RECEIPT_KINDS.filter((kind) => FACTS[kind].head.test(flat));
  const own = named.filter((kind) => !('is_named_by_others' in FACTS[kind]));
  const kinds = own.length > 0 ? own : named;
  return { kinds, other: kinds.length > 0 ? null : (OTHERS.find(({ head }) => head.test(flat))?.why ?? null) };
};
