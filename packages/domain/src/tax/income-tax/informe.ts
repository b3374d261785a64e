import { cleanCnpj, isValidCnpj } from '../../shared/document/cnpj.ts';
import { cleanCpf, formatCpf, isValidCpf } from '../../shared/document/cpf.ts';
import { parseMoney } from '../../shared/money/money.ts';
import { plainOf } from '../../shared/text/plain-text.ts';
import { type InformeItem, informeItems } from './informe-text.ts';

// The yearly statement that who paid gives to whom they paid (IN RFB 2.060/2021), and a bank's one of investments, read from the text of its PDF.

export const INFORME_KINDS = ['employer', 'bank'] as const;

/** `employer`: income with INSS and tax withheld. `bank`: what investments brought, taxed at the source. Cents. */
export type Informe = {
  kind: (typeof INFORME_KINDS)[number];
  payer_cnpj: string;
  /** In capital letters without accents. */
  payer_name: string;
  cpf: string;
  /** The calendar year. */
  year: number;
  income: number;
  social_security: number;
  tax: number;
  /** Net, as the statement says it. */
  thirteenth: number;
  thirteenth_tax: number;
};

export type InformeRefusal = 'not_an_informe' | 'damaged' | 'wrong_cpf' | 'wrong_year';
export type InformeReading = { ok: true; informe: Informe } | { ok: false; code: InformeRefusal; message: string };

/** More than any statement has; what is longer is none, and is not searched. */
const LONGEST = 60_000;

const EMPLOYER = /COMPROVANTE (?:ANUAL )?DE RENDIMENTOS PAGOS/;
const BANK = /INFORME (?:ANUAL )?DE RENDIMENTOS FINANCEIROS/;

/** What stops the reading, with the sentence that a person is told. */
class Refused extends Error {
  readonly code: InformeRefusal;

  constructor(code: InformeRefusal, message: string) {
    super(message);
    this.name = 'Refused';
    this.code = code;
  }
}

const damaged = (what: string): Refused =>
  new Refused('damaged', `Não foi possível ler o informe inteiro: ${what}. Envie o arquivo original.`);

/**
 * What a statement says, for the person and the calendar year for which it was sent; refused with a sentence when it is none, is another's, is of another
 * year, or is not all there. Nothing is guessed: a figure that is missing, or that is said twice in two ways, refuses the whole.
 */
export const readInforme = (text: string, expected: { cpf: string; year: number }): InformeReading => {
  try {
    return { ok: true, informe: read(text, expected) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, code: error.code, message: error.message };
    throw error;
  }
};

const read = (text: string, expected: { cpf: string; year: number }): Informe => {
  if (text.length > LONGEST) throw new Refused('not_an_informe', 'Este arquivo é grande demais para um informe de rendimentos.');
  const plain = plainOf(text);
  const kind = EMPLOYER.test(plain) ? 'employer' : BANK.test(plain) ? 'bank' : null;
  if (!kind) throw new Refused('not_an_informe', 'Este arquivo não é um informe de rendimentos.');
  if (plain.includes('\uFFFD') || plain.includes('\0')) throw damaged('há letras que não se leem');
  const cpf = beneficiaryOf(plain);
  if (cpf !== cleanCpf(expected.cpf)) throw new Refused('wrong_cpf', `O informe é do CPF ${formatCpf(cpf)}, que não é o de quem declara.`);
  const year = yearOf(plain);
  if (year !== expected.year) throw new Refused('wrong_year', `O informe é de ${year}, e não de ${expected.year}.`);
  const payer = payerOf(plain);
  const items = informeItems(plain).filter(({ section }) => !/ISENTOS|ACUMULADAMENTE|INFORMACOES/.test(section));
  const amounts = kind === 'employer' ? employerAmounts(items) : bankAmounts(items);
  if (amounts.social_security + amounts.tax > amounts.income || amounts.thirteenth_tax > amounts.thirteenth)
    throw damaged('o que foi retido é mais que o rendimento');
  return { kind, ...payer, cpf, year, ...amounts };
};

/** Said everywhere alike; the exercise, where it stands, is the year after. */
const yearOf = (plain: string): number => {
  const said = [...plain.matchAll(/ANO[- ]?(?:CALENDARIO|BASE)(?: DE)? ?:? ?(\d{4})\b/g)].map(([, year]) => Number(year));
  const exercises = [...plain.matchAll(/EXERCICIO(?: DE)? ?:? ?(\d{4})\b/g)].map(([, year]) => Number(year) - 1);
  const [year] = said;
  if (year === undefined) throw damaged('falta o ano-calendário');
  if ([...said, ...exercises].some((other) => other !== year)) throw damaged('o ano não é o mesmo em todo o texto');
  return year;
};

const CPF = /(?<![\d./-])\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?![\d/-])/;
const CNPJ = /(?<![\dA-Z./-])[\dA-Z]{2}\.?[\dA-Z]{3}\.?[\dA-Z]{3}\/?[\dA-Z]{4}-?\d{2}(?![\dA-Z/-])/g;

const BENEFICIARY = /BENEFICIARI[AO]|TITULAR|DADOS DO CLIENTE/;
const PAYER = /FONTE PAGADORA|INSTITUICAO FINANCEIRA/;

/** From each heading of this kind to the next one of the other, or as far as such a part reaches. */
const partsOf = (plain: string, heading: RegExp, other: RegExp): string[] =>
  [...plain.matchAll(new RegExp(heading.source, 'g'))].map(({ index }) => {
    const part = plain.slice(index, index + FAR);
    const end = part.search(other);
    return end < 0 ? part : part.slice(0, end);
  });

const FAR = 600;

/** One CPF, whose digits check: the first of each part. */
const beneficiaryOf = (plain: string): string => {
  const cpfs = partsOf(plain, BENEFICIARY, PAYER).flatMap((part) => CPF.exec(part)?.[0] ?? []);
  const people = new Set(cpfs.map(cleanCpf));
  const [cpf] = people;
  if (cpf === undefined || !isValidCpf(cpf)) throw damaged('falta o CPF de quem recebeu, ou ele está errado');
  if (people.size > 1) throw damaged('há informes de mais de uma pessoa no arquivo');
  return cpf;
};

/** One CNPJ, and the name beside or below it. */
const payerOf = (plain: string): { payer_cnpj: string; payer_name: string } => {
  const parts = partsOf(plain, PAYER, BENEFICIARY);
  const cnpjs = parts.flatMap((part) => part.match(CNPJ)?.filter(isValidCnpj) ?? []);
  const [cnpj] = cnpjs;
  if (cnpj === undefined) throw damaged('falta o CNPJ de quem pagou, ou ele está errado');
  if (new Set(cnpjs.map(cleanCnpj)).size > 1) throw damaged('há informes de mais de uma fonte pagadora no arquivo');
  const payer_name = parts.flatMap((part) => namesIn(part, cnpj))[0];
  if (payer_name === undefined) throw damaged('falta o nome de quem pagou');
  return { payer_cnpj: cleanCnpj(cnpj), payer_name: payer_name.slice(0, LONGEST_NAME) };
};

const LONGEST_NAME = 150;

/** Lines of the part that are neither a label nor a number, without what labels them. */
const namesIn = (part: string, cnpj: string): string[] =>
  part
    .split('\n')
    .map((line) =>
      line
        .replace(cnpj, ' ')
        .replace(/CNPJ(?: ?\/ ?CPF)?|NOME EMPRESARIAL(?: ?\/ ?NOME COMPLETO)?|RAZAO SOCIAL|\bNOME(?= ?:)/g, ' ')
        .replace(/[:|]/g, ' ')
        .replace(/\s+/g, ' ')
        .replace(/^[-– ]+|[-– ]+$/g, ''),
    )
    .filter((line) => /[A-Z]{2}/.test(line) && !/FONTE PAGADORA|^INSTITUICAO FINANCEIRA$|^DADOS D[OA]$|^\d ?[.-] /.test(line));

/** The figure of a label, said once or everywhere alike. */
const amountOf = (items: readonly InformeItem[], what: string, label: RegExp, except?: RegExp): number => {
  const amounts = new Set(items.filter((item) => label.test(item.label) && !except?.test(item.label)).map(({ amount }) => amount));
  const [amount] = amounts;
  if (amount === undefined) throw damaged(`falta ${what}`);
  if (amounts.size > 1) throw damaged(`há dois valores diferentes para ${what}`);
  const cents = parseMoney(amount);
  if (cents === null || cents < 0) throw damaged(`não se lê ${what}`);
  return cents;
};

/** The thirteenth salary's label; the ordinal of '13º' is a letter by now. */
const THIRTEENTH = /DECIMO TERCEIRO|13O? ?SALARIO/;
const TAX = /IMPOSTO (?:SOBRE A|DE) RENDA RETIDO/;

const employerAmounts = (items: readonly InformeItem[]) => ({
  income: amountOf(items, 'o total dos rendimentos', /TOTAL D[OE]S? RENDIMENTOS/),
  social_security: amountOf(items, 'a contribuição previdenciária oficial', /PREVIDENCIARIA OFICIAL|PREVIDENCIA (?:SOCIAL )?OFICIAL/),
  tax: amountOf(items, 'o imposto retido na fonte', TAX, THIRTEENTH),
  thirteenth: amountOf(items, 'o décimo terceiro', THIRTEENTH, /IMPOSTO/),
  thirteenth_tax: amountOf(items, 'o imposto do décimo terceiro', new RegExp(`IMPOSTO.*(?:${THIRTEENTH.source})`)),
});

const bankAmounts = (items: readonly InformeItem[]) => ({
  income: amountOf(items, 'o total dos rendimentos', /TOTAL D[OE]S? RENDIMENTOS/),
  social_security: 0,
  tax: amountOf(items, 'o imposto retido na fonte', TAX),
  thirteenth: 0,
  thirteenth_tax: 0,
});
