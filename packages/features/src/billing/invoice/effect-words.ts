import type { InvoiceEffectsAnswer } from '@esteto/contract/billing/invoice-effects';
import { formatRFactor } from '@esteto/domain/month/r-factor/r-factor-words';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { formatRate } from '@esteto/domain/shared/money/percent';

export type InvoiceEffect = { label: string; figures: string; text: string };

type Simples = NonNullable<InvoiceEffectsAnswer['simples']>;
type Dividends = NonNullable<InvoiceEffectsAnswer['dividends']>;

/** What an invoice does, in the order in which it is felt: its guide, the months after it, the profits. */
export const effectsInWords = (
  { simples, dividends }: InvoiceEffectsAnswer,
  { competence, iss_withheld }: { competence: string; iss_withheld: boolean },
): InvoiceEffect[] => [
  ...(simples ? [dasEffect(simples, competence, iss_withheld), bandEffect(simples), factorEffect(simples)] : []),
  ...(dividends ? [profitEffect(dividends, competence, simples !== null)] : []),
];

/** What the figures were made without. */
export const unknownsOf = ({ simples }: InvoiceEffectsAnswer): string => {
  if (!simples) return 'Contamos as notas pedidas no Esteto. Não sabemos os impostos, as despesas e os lucros já pagos no mês.';
  const { missing, untold, factor_r } = simples;
  return [
    'Contamos as notas pedidas no Esteto, emitidas ou não.',
    missing.length > 0 &&
      `Sem notas em ${missing.length === 1 ? '1 mês' : `${missing.length} meses`} dos que contam (${named(missing)}): contaram zero.`,
    untold.length > 0 && factor_r === null && `Falta a folha de ${named(untold)}.`,
    'Não sabemos despesas e lucros já pagos no mês.',
  ]
    .filter(Boolean)
    .join(' ');
};

const named = (competences: readonly string[]): string => {
  const months = competences.map(formatCompetence);
  return months.length > MONTHS_NAMED ? `${months.slice(0, MONTHS_NAMED).join(', ')} e outros` : list(months);
};

const MONTHS_NAMED = 3;

const dasEffect = ({ das, iss, now }: Simples, competence: string, issWithheld: boolean): InvoiceEffect => {
  const label = `DAS desta nota, na guia de ${formatCompetence(competence)}`;
  if (!now)
    return {
      label,
      figures: `${formatMoney(das.iii)} ou ${formatMoney(das.v)}`,
      text: `No anexo III ou no anexo V: depende do fator R, e ele do pró-labore. ${issWords([iss.iii, iss.v], issWithheld)}`,
    };
  const { annex, ratio } = now;
  return {
    label,
    figures: formatMoney(annex === 'III' ? das.iii : das.v),
    text: `No anexo ${annex}: o fator R da competência é ${formatRFactor(ratio)}. ${issWords([annex === 'III' ? iss.iii : iss.v], issWithheld)}`,
  };
};

/** The ISS that the figure beside it implies, or goes without. */
const issWords = (rates: readonly (string | null)[], isWithheld: boolean): string => {
  const percentages = [...new Set(rates.flatMap((rate) => (rate === null ? [] : [formatRate(rate)])))];
  if (percentages.length === 0) return 'O ISS é pago ao município, fora da guia.';
  const shown = percentages.join(' ou ');
  return isWithheld ? `O ISS efetivo, ${shown}, o tomador retém: não entra na guia.` : `O ISS efetivo, ${shown}, está na guia.`;
};

const bandEffect = ({ counts_from, rbt12, rates: { before, after } }: Simples): InvoiceEffect => {
  const effect = { label: `Receita de 12 meses em ${formatCompetence(counts_from)}`, figures: change(formatMoney, rbt12) };
  if (!before || !after) return { ...effect, text: 'Passa do limite do Simples Nacional. Confira com a equipe antes de pedir a nota.' };
  const band = before.band === after.band ? `Continua na ${after.band}ª faixa.` : `Passa da ${before.band}ª para a ${after.band}ª faixa.`;
  const rate = (annex: 'iii' | 'v') => change((value) => formatRate(value), { before: before[annex], after: after[annex] });
  return { ...effect, text: `${band} Alíquota efetiva no anexo III: ${rate('iii')}; no anexo V: ${rate('v')}.` };
};

const factorEffect = ({ counts_from, factor_r, suggested_pro_labore }: Simples): InvoiceEffect => {
  const month = formatCompetence(counts_from);
  const suggested = `O pró-labore sugerido, se pago em cada um dos meses que contam para ${month}, ${moved(suggested_pro_labore)}.`;
  if (!factor_r)
    return {
      label: `Pró-labore sugerido em cada mês para o anexo III em ${month}`,
      figures: change(formatMoney, suggested_pro_labore),
      text: 'É o menor que, pago em cada um dos meses que contam, alcança 28 % de fator R com a CPP dos DAS, a folga e o mínimo do escritório. Há folhas que não sabemos: escreva abaixo o pró-labore desses meses e dizemos o anexo.',
    };
  const { before, after } = factor_r;
  const annex =
    before.annex === after.annex ? `Continua no anexo ${after.annex}.` : `Passa do anexo ${before.annex} para o ${after.annex}.`;
  return {
    label: `Fator R em ${month}`,
    figures: change(formatRFactor, { before: before.ratio, after: after.ratio }),
    text: `${annex} ${suggested}`,
  };
};

const moved = ({ before, after }: { before: number; after: number }): string =>
  before === after ? `continua em ${formatMoney(after)}` : `vai de ${formatMoney(before)} a ${formatMoney(after)}`;

const profitEffect = ({ limit, left, tax }: Dividends, competence: string, isSimples: boolean): InvoiceEffect => {
  const effect = {
    label: `Lucro que ${formatCompetence(competence)} pode deixar`,
    figures: change(formatMoney, left),
  };
  const from = isSimples ? 'Receita do mês menos o DAS.' : 'Receita do mês, antes dos impostos.';
  if (limit === null) return { ...effect, text: `${from} Lucros pagos neste mês não têm imposto.` };
  if (tax.after === 0)
    return {
      ...effect,
      text: `${from} Até ${formatMoney(limit)} no mês para a mesma pessoa não há imposto (Lei 15.270/2025): ainda cabem ${formatMoney(limit - left.after)}.`,
    };
  return {
    ...effect,
    text: `${from} Se tudo for pago à mesma pessoa, passa de ${formatMoney(limit)} e o imposto sobre o todo vai de ${formatMoney(tax.before)} a ${formatMoney(tax.after)} (Lei 15.270/2025).`,
  };
};

const change = <T extends string | number>(format: (value: T) => string, { before, after }: { before: T; after: T }): string =>
  before === after ? format(after) : `${format(before)} → ${format(after)}`;

const list = (texts: readonly string[]): string => new Intl.ListFormat('pt-BR').format(texts);
