import type { PresumidoActivity } from '../../law/tax/tables/presumido-table.ts';
import { parseMoney } from '../../shared/money/money.ts';
import { parseRate, scaledRate } from '../../shared/money/percent.ts';
import { parse } from '../../shared/schema/parse.ts';
import { type RegimeToday, type SimulationInput, simulationForm } from './simulation-input.ts';

// A simulation as the query of an address, in words that a person can read and change: `receita=30000&servico=consultas&iss=2`.

type Field = keyof SimulationInput;

export const SIMULATION_PARAMS: Record<Field, string> = {
  revenue: 'receita',
  activity: 'servico',
  pro_labore: 'prolabore',
  payroll: 'salarios',
  costs: 'despesas',
  dependents: 'dependentes',
  iss_rate: 'iss',
  person_iss: 'issfixo',
  regime_today: 'regime',
  paid_today: 'hoje',
};

const ACTIVITY_WORDS: Record<PresumidoActivity, string> = { consultations: 'consultas', hospital: 'hospitalar' };
const REGIME_WORDS: Record<RegimeToday, string> = { natural_person: 'pf', simples: 'simples', presumido: 'presumido' };

const fields = Object.keys(SIMULATION_PARAMS) as Field[];

/** Every figure, also those that stand where they start: what the link shows must not change when the starting values do. */
export const writeSimulation = (input: SimulationInput): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const text = written(field, input);
      return text === null ? [] : [[SIMULATION_PARAMS[field], text]];
    }),
  );

/** `ignored`: why what the address says of a field is none, in the words of its form; there `start` holds. Other parameters are let be. */
export const readSimulation = (
  params: { get: (name: string) => string | null },
  start: SimulationInput,
): { input: SimulationInput; ignored: string[]; isGiven: boolean } => {
  const given: Partial<SimulationInput> = {};
  let isGiven = false;
  const ignored: string[] = [];
  for (const field of fields) {
    const text = params.get(SIMULATION_PARAMS[field]);
    if (text === null) continue;
    isGiven = true;
    const judged = parse(simulationForm, { ...start, [field]: read(field, text) });
    if (judged.ok) Object.assign(given, { [field]: judged.value[field] });
    else ignored.push(`${judged.errors[field]?.[0] ?? 'Valor inválido.'} O link trazia “${text.slice(0, 30)}”.`);
  }
  return { input: { ...start, ...given }, ignored, isGiven };
};

const written = (field: Field, input: SimulationInput): string | null => {
  if (field === 'activity') return ACTIVITY_WORDS[input.activity];
  if (field === 'regime_today') return input.regime_today ? REGIME_WORDS[input.regime_today] : null;
  if (field === 'iss_rate') return String(Number(scaledRate(input.iss_rate)) / 1_000_000);
  if (field === 'dependents') return String(input.dependents);
  const cents = input[field];
  if (cents === null || cents === undefined) return null;
  return cents % 100 === 0 ? String(cents / 100) : `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
};

/** What cannot be read becomes what the field refuses. */
const read = (field: Field, text: string): unknown => {
  if (field === 'activity') return codeOf(ACTIVITY_WORDS, text);
  if (field === 'regime_today') return codeOf(REGIME_WORDS, text);
  if (field === 'iss_rate') return parseRate(text) ?? 'none';
  if (field === 'dependents') return /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  return parseMoney(text) ?? Number.NaN;
};

const codeOf = (words: Readonly<Record<string, string>>, text: string): string =>
  Object.entries(words).find(([, word]) => word === text)?.[0] ?? 'none';
