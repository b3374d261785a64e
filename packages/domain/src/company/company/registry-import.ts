import { parseDate } from '../../shared/date/date.ts';
import { cleanCep, isValidCep } from '../../shared/document/cep.ts';
import { cleanEmail, isValidEmail } from '../../shared/document/email.ts';
import { MAX_CENTS } from '../../shared/money/money.ts';
import { STATES, type Uf } from '../../shared/tables/uf.ts';

// What the public registry of companies answers about a CNPJ, as the product keeps it. A service outside writes the answer:
// whatever is missing or wrong becomes null or an empty list, and nothing throws.

export type Activity = { code: string; text: string };

/** Parts as the forms take them. The registry names the city and has no code for it. */
export type RegistryAddress = {
  cep: string | null;
  street: string | null;
  number: string | null;
  complement: string | null;
  neighborhood: string | null;
  city: string | null;
  state: Uf | null;
};

export type CompanyRegistry = {
  type: string | null;
  name: string | null;
  fantasy_name: string | null;
  shareholders: { name: string; role: string | null }[];
  emails: string[];
  size: string | null;
  /** 'YYYY-MM-DD', as every date here. */
  opening_date: string | null;
  /** Digits, at most 11. */
  phones: string[];
  /** Integer cents. */
  share_capital: number | null;
  main_activity: Activity | null;
  secondary_activities: Activity[];
  situation_date: string | null;
  legal_nature: string | null;
  special_situation: string | null;
  special_situation_date: string | null;
  situation: string | null;
  situation_reason: string | null;
  /** Whether it pays by the Simples Nacional; null where the registry does not say. */
  is_simples: boolean | null;
  /** An instant. */
  last_updated_at: string | null;
  address: RegistryAddress;
};

/** Reads an answer with the registry's own field names. */
export const importRegistry = (answer: unknown): CompanyRegistry => {
  const source = fieldsOf(answer);
  return {
    type: textOf(source['tipo']),
    name: textOf(source['nome']),
    fantasy_name: textOf(source['fantasia']),
    shareholders: listOf(source['qsa']).flatMap((shareholder) => {
      const name = textOf(shareholder['nome']);
      return name ? [{ name, role: textOf(shareholder['qual']) }] : [];
    }),
    emails: emailsOf(source['email']),
    size: textOf(source['porte']),
    opening_date: dateOf(source['abertura']),
    phones: phonesOf(source['telefone']),
    share_capital: capitalOf(source['capital_social']),
    main_activity: activitiesOf(source['atividade_principal'])[0] ?? null,
    secondary_activities: activitiesOf(source['atividades_secundarias']),
    situation_date: dateOf(source['data_situacao']),
    legal_nature: textOf(source['natureza_juridica']),
    special_situation: textOf(source['situacao_especial']),
    special_situation_date: dateOf(source['data_situacao_especial']),
    situation: textOf(source['situacao']),
    situation_reason: textOf(source['motivo_situacao']),
    is_simples: flagOf(fieldsOf(source['simples'])['optante']),
    last_updated_at: instantOf(source['ultima_atualizacao']),
    address: addressOf(source),
  };
};

/** '(11) 3000-0000 / (11) 98765-4321' -> ['1130000000', '11987654321']: split on '/', digits only, cut to 11. */
export const phonesOf = (value: unknown): string[] => [
  ...new Set(
    (textOf(value) ?? '')
      .split('/')
      .map((phone) => phone.replace(/\D/g, '').slice(0, 11))
      .filter((phone) => phone.length > 0),
  ),
];

/** '1500.00', '1500' or a number, in reais with a decimal point -> cents, rounded to the cent, half up. Null for anything else. */
export const capitalOf = (value: unknown): number | null => {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const match = /^(\d{1,12})(?:\.(\d+))?$/.exec(String(value).trim());
  if (!match) return null;
  const [, whole = '', places = ''] = match;
  const cents = Number(whole) * 100 + Number(places.slice(0, 2).padEnd(2, '0')) + (places.charAt(2) >= '5' ? 1 : 0);
  return cents <= MAX_CENTS ? cents : null;
};

const addressOf = (source: Record<string, unknown>): RegistryAddress => {
  const cep = cleanCep(textOf(source['cep']) ?? '');
  const part = (name: string, most: number): string | null => textOf(source[name])?.replace(/\s+/g, ' ').slice(0, most).trim() ?? null;
  return {
    cep: isValidCep(cep) ? cep : null,
    street: part('logradouro', 120),
    number: part('numero', 20),
    complement: part('complemento', 60),
    neighborhood: part('bairro', 80),
    city: part('municipio', 80),
    state: STATES.find(({ uf }) => uf === source['uf'])?.uf ?? null,
  };
};

const emailsOf = (value: unknown): string[] => [
  ...new Set(
    (textOf(value) ?? '')
      .split(/[\s,;/]+/)
      .map(cleanEmail)
      .filter(isValidEmail),
  ),
];

const activitiesOf = (value: unknown): Activity[] =>
  listOf(value).flatMap(({ code, text }) => {
    const activity = { code: textOf(code), text: textOf(text) };
    return activity.code && activity.code !== '00.00-0-00' ? [{ code: activity.code, text: activity.text ?? '' }] : [];
  });

/** 'DD/MM/YYYY' -> 'YYYY-MM-DD'. */
const dateOf = (value: unknown): string | null => parseDate(textOf(value) ?? '');

const instantOf = (value: unknown): string | null => {
  const time = Date.parse(textOf(value) ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
};

/** Trimmed; null when there is none, or only what the registry writes for nothing ('********'). */
const textOf = (value: unknown): string | null => {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' || /^\*+$/.test(text) ? null : text.slice(0, 500);
};

const flagOf = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null);

const listOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.slice(0, 500).map(fieldsOf) : []);

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
