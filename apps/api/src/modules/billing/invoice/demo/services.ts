import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { countOf } from '@esteto/domain/shared/text/text';
import type { Dice } from '../../../../demo/demo-random.ts';

/** A kind of work: how many of what a month, at what price each (cents), and how the invoice says it. */
type Work = { count: readonly [number, number]; price: readonly [number, number]; one: string; many: string; text: string };

const SERVICES = {
  emergency: {
    count: [3, 10],
    price: [125_000, 165_000],
    one: 'plantão de 12 horas',
    many: 'plantões de 12 horas',
    text: 'Plantões médicos no pronto-socorro adulto',
  },
  icu: {
    count: [3, 9],
    price: [150_000, 210_000],
    one: 'plantão de 12 horas',
    many: 'plantões de 12 horas',
    text: 'Plantões médicos em UTI adulto',
  },
  pediatric: {
    count: [2, 7],
    price: [140_000, 180_000],
    one: 'plantão de 12 horas',
    many: 'plantões de 12 horas',
    text: 'Plantões médicos no pronto-atendimento infantil',
  },
  on_call: {
    count: [3, 10],
    price: [60_000, 95_000],
    one: 'período de 24 horas',
    many: 'períodos de 24 horas',
    text: 'Sobreaviso de ortopedia e traumatologia',
  },
  surgery: {
    count: [1, 6],
    price: [180_000, 420_000],
    one: 'procedimento',
    many: 'procedimentos',
    text: 'Cirurgias ortopédicas, com avaliação pré-operatória',
  },
  anesthesia: {
    count: [4, 14],
    price: [90_000, 170_000],
    one: 'procedimento',
    many: 'procedimentos',
    text: 'Anestesias em cirurgias eletivas',
  },
  clinic: { count: [18, 70], price: [12_000, 26_000], one: 'atendimento', many: 'atendimentos', text: 'Consultas ambulatoriais' },
  network: { count: [25, 90], price: [9_000, 18_000], one: 'consulta', many: 'consultas', text: 'Consultas a beneficiários do plano' },
  reports: { count: [60, 240], price: [2_500, 5_500], one: 'laudo', many: 'laudos', text: 'Laudos de eletrocardiograma a distância' },
  direction: { count: [1, 1], price: [650_000, 1_100_000], one: 'mês', many: 'meses', text: 'Responsabilidade e direção técnica médica' },
  home_visit: { count: [2, 6], price: [62_000, 90_000], one: 'visita', many: 'visitas', text: 'Acompanhamento clínico em domicílio' },
} as const satisfies Record<string, Work>;

export type ServiceName = keyof typeof SERVICES;

/** What a doctor earns on one invoice: R$ 1.200 to R$ 28.000. */
const LEAST = 120_000;
const MOST = 2_800_000;

/** One month's work for a client, as a doctor would write it down. */
export const serviceIn = (name: ServiceName, competence: string, roll: Dice): { gross_amount: number; description: string } => {
  const work = SERVICES[name];
  const price = roll.between(work.price[0] / 500, work.price[1] / 500) * 500;
  const most = Math.floor(MOST / price);
  const count = Math.min(most, Math.max(Math.ceil(LEAST / price), roll.between(work.count[0], work.count[1])));
  const what = count === 1 && work.one === 'mês' ? '' : `: ${countOf(count, work.one, work.many)}`;
  return { gross_amount: count * price, description: `${work.text} em ${formatCompetenceLong(competence)}${what}.` };
};
