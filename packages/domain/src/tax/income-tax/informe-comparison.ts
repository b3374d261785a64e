import { formatCnpj } from '../../shared/document/cnpj.ts';
import { isSameFirm } from '../../shared/document/same-firm.ts';
import { formatMoney, sumCents } from '../../shared/money/money.ts';
import type { CountedLine } from './dossier.ts';
import type { DossierSource, IncomeTaxFactKind } from './income-tax-fact-kinds.ts';
import type { PendencyForm } from './income-tax-form.ts';
import type { Informe } from './informe.ts';

// A statement of income beside what the product knows of the same payer. Both are shown; neither takes the place of the other.

export const INFORME_PARTS = ['income', 'social_security', 'tax', 'thirteenth', 'thirteenth_tax'] as const;
export type InformePart = (typeof INFORME_PARTS)[number];

export const informePartLabel: Record<InformePart, string> = {
  income: 'Rendimentos',
  social_security: 'INSS',
  tax: 'Imposto retido',
  thirteenth: '13º salário',
  thirteenth_tax: 'Imposto do 13º',
};

/** What each kind of statement says. */
const SAID: Record<Informe['kind'], readonly InformePart[]> = { employer: INFORME_PARTS, bank: ['income', 'tax'] };

/** Where in a dossier the same stands. */
export const INFORME_SECTIONS: Record<Informe['kind'], readonly IncomeTaxFactKind[]> = {
  employer: ['employment', 'services'],
  bank: ['exclusive'],
};

const LINE_PART = {
  income: 'amount',
  social_security: 'social_security',
  tax: 'tax',
  thirteenth: 'thirteenth',
  thirteenth_tax: 'thirteenth_tax',
} as const satisfies Record<InformePart, keyof CountedLine>;

/** `shared`: all that is known of the payer is of several people together, and nobody's part of it. */
export const INFORME_STANDINGS = ['known', 'shared', 'unknown'] as const;
export type InformeStanding = (typeof INFORME_STANDINGS)[number];

/** Cents. `difference`: how much more the statement says; null where nothing stands beside it. */
export type InformeLine = { part: InformePart; said: number; recorded: number | null; difference: number | null };

export type InformeComparison = { standing: InformeStanding; sources: DossierSource[]; lines: InformeLine[] };

type Read = Pick<Informe, 'kind' | 'payer_cnpj' | 'payer_name' | 'year' | InformePart>;

/** The comparison for one payer: what the statement says beside what would count of the same year without any statement (countLines). */
export const informeComparison = (informe: Read, dossier: readonly CountedLine[]): InformeComparison => {
  const sections = INFORME_SECTIONS[informe.kind];
  const ofPayer = dossier.filter(({ section, document }) => sections.includes(section) && isSamePayer(document, informe.payer_cnpj));
  const counted = ofPayer.filter(({ counts }) => counts);
  const standing = counted.length > 0 ? 'known' : ofPayer.some(({ is_shared }) => is_shared) ? 'shared' : 'unknown';
  const lines = SAID[informe.kind].map((part): InformeLine => {
    const said = informe[part];
    if (standing !== 'known') return { part, said, recorded: null, difference: null };
    const recorded = sumCents(counted.map((line) => line[LINE_PART[part]]));
    return { part, said, recorded, difference: said - recorded };
  });
  return { standing, sources: [...new Set(counted.map(({ source }) => source))], lines };
};

/** The head office tells for all places of a firm (Lei 9.779/1999, art. 15). */
const isSamePayer = (document: string | null, cnpj: string): boolean => document !== null && isSameFirm(document, cnpj);

/** Whether there is something to ask of the person. */
export const isToAsk = ({ standing, lines }: InformeComparison): boolean =>
  standing !== 'known' || lines.some(({ difference }) => difference !== 0);

/** What is asked of the person where the two do not agree, in words that the team may change before it is asked. */
export const informePendency = (informe: Read, compared: InformeComparison): Pick<PendencyForm, 'kind' | 'title' | 'text'> => ({
  kind: 'information',
  title: TITLES[compared.standing],
  text: `O informe de ${informe.payer_name} (CNPJ ${formatCnpj(informe.payer_cnpj)}) de ${informe.year} diz ${saidOf(compared)}`,
});

const TITLES: Record<InformeStanding, string> = {
  known: 'Valores diferentes no informe de rendimentos',
  shared: 'Valores do informe de rendimentos',
  unknown: 'Fonte pagadora que não conhecemos',
};

const saidOf = ({ standing, lines }: InformeComparison): string => {
  if (standing === 'known') {
    const differing = lines.filter(({ difference }) => difference !== 0);
    return `${differing.map(beside).join('; ')}. Confira qual é o certo e responda, ou envie o informe corrigido.`;
  }
  const figures = listed(lines.filter(({ said }) => said > 0).map(({ part, said }) => `${formatMoney(said)} de ${WORDS[part]}`));
  return standing === 'shared'
    ? `${figures}. No Esteto consta só o total dos sócios: confirme que esta é a sua parte.`
    : `${figures}. No Esteto não consta nada dessa fonte pagadora: confirme que o rendimento é seu e entra na declaração.`;
};

const beside = ({ part, said, recorded }: InformeLine): string =>
  `${formatMoney(said)} de ${WORDS[part]}, e no Esteto constam ${formatMoney(recorded ?? 0)}`;

const WORDS: Record<InformePart, string> = {
  income: 'rendimentos',
  social_security: 'INSS',
  tax: 'imposto retido',
  thirteenth: '13º salário',
  thirteenth_tax: 'imposto do 13º',
};

const listed = (parts: readonly string[]): string => {
  const [first, ...rest] = parts;
  const last = rest.pop();
  if (first === undefined) return 'que nada foi pago';
  return last === undefined ? first : `${[first, ...rest].join(', ')} e ${last}`;
};
