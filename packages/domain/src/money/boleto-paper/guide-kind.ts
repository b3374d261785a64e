import type { BoletoTax } from '../boleto/boleto-form.ts';
import type { BoletoKind } from '../boleto/boleto-life.ts';

// What a guide is of, told by the words that its issuer prints on it.

/** Codes of the Receita on a DARF, by the guide that the house keeps of them. */
const TAX_OF_CODE: Readonly<Record<string, BoletoTax>> = {
  '0190': 'carne_leao',
  '0561': 'inss',
  '0588': 'inss',
  '1082': 'inss',
  '1099': 'inss',
  '1138': 'inss',
  '1170': 'inss',
  '1176': 'inss',
  '1191': 'inss',
  '1646': 'inss',
  '1708': 'inss',
  '1841': 'irrf_profits',
  '2089': 'irpj_csll',
  '2372': 'irpj_csll',
  '2172': 'pis_cofins',
  '8109': 'pis_cofins',
};

/** Null where the words do not say it; `doubt` says why. */
export type GuideKind = { kind: BoletoKind | null; tax_key: BoletoTax | null; doubt: string | null };

const DAS = /DOCUMENTO DE ARRECADACAO DO SIMPLES NACIONAL|\bDAS\b[^\n]*SIMPLES|\bPGDAS\b/;
const FGTS = /\bGUIA DO FGTS\b|\bFGTS DIGITAL\b|\bGRF\b/;
const DARF = /DOCUMENTO DE ARRECADACAO DE RECEITAS FEDERAIS|\bDARF\b/;
const GPS = /GUIA DA PREVIDENCIA SOCIAL/;
const FEE = /\bHONORARIOS?\b|SERVICOS CONTABEIS|ASSESSORIA CONTABIL/;
const ISS = /\bISSQN\b|\bISS\b|IMPOSTO SOBRE SERVICOS/;
const PUBLIC_FEE = /\bALVARA\b|\bANUIDADE\b|\bTAXA DE\b/;

/** `plain` as `plainOf` makes it. A DARF of several taxes is one guide to pay and none that is known: a person chooses. */
export const guideKind = (plain: string): GuideKind => {
  if (DAS.test(plain)) return tax('das');
  if (FGTS.test(plain)) return tax('fgts');
  if (DARF.test(plain)) return darf(plain);
  if (GPS.test(plain)) return tax('inss');
  if (FEE.test(plain)) return { kind: 'fee', tax_key: null, doubt: null };
  if (ISS.test(plain)) return tax('iss');
  if (PUBLIC_FEE.test(plain)) return { kind: 'public_fee', tax_key: null, doubt: null };
  return { kind: null, tax_key: null, doubt: 'O texto não diz o que se paga. Escolha o tipo.' };
};

const tax = (tax_key: BoletoTax): GuideKind => ({ kind: 'tax', tax_key, doubt: null });

/** A code stands alone at the beginning of a line, or after its label. */
const CODE = /(?:^|\n|CODIGO(?: DA RECEITA)? ?:? ?)(\d{4})(?=[ \n-]|$)/g;

const darf = (plain: string): GuideKind => {
  const taxes = new Set([...plain.matchAll(CODE)].flatMap(([, code = '']) => TAX_OF_CODE[code] ?? []));
  const [first] = taxes;
  if (first && taxes.size === 1) return tax(first);
  const doubt = first
    ? 'O DARF junta tributos diferentes. Escolha o tributo.'
    : 'O código da receita não é dos que conhecemos. Escolha o tributo.';
  return { kind: 'tax', tax_key: null, doubt };
};
