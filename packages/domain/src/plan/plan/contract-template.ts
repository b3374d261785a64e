import { formatMoney } from '../../shared/money/money.ts';
import type { PriceComposition } from './price-composition.ts';

/** What a contract's text may name between double braces, and what each is. */
export const CONTRACT_FIELDS = {
  'escritorio.nome': 'Razão social do escritório',
  'escritorio.documento': 'CNPJ do escritório',
  'contratante.nome': 'Nome ou razão social',
  'contratante.documento': 'CPF ou CNPJ',
  'contratante.email': 'E-mail',
  'plano.nome': 'Nome do plano',
  'plano.valor': 'Valor por mês, com o que muda depois do desconto',
  'plano.servicos': 'Serviços do plano',
  data: 'Data da assinatura',
} as const;
export type ContractField = keyof typeof CONTRACT_FIELDS;

/** Without these a text does not say who agrees with whom on which price, or how the agreement ends. */
const NEEDED = [
  'escritorio.nome',
  'escritorio.documento',
  'contratante.nome',
  'contratante.documento',
  'plano.valor',
] as const satisfies readonly ContractField[];

/** How lawyers call the end of a contract. */
const ENDS = /rescis|rescind|resili|encerra|términ|denúncia/i;

const NAMED = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Null when a text can be signed: it names the fields that it needs and none that does not exist, and says how it ends. Else what to tell the person. */
export const contractProblem = (template: string): string | null => {
  const named = [...template.matchAll(NAMED)].map(([, name]) => name ?? '');
  const unknown = named.find((name) => !Object.hasOwn(CONTRACT_FIELDS, name));
  if (unknown !== undefined) return `O contrato não conhece o campo “{{${unknown}}}”.`;
  const rest = template.replaceAll(NAMED, '');
  if (rest.includes('{{') || rest.includes('}}')) return 'Um campo está sem as duas chaves de abrir ou de fechar.';
  const lacking = NEEDED.filter((field) => !named.includes(field)).map((field) => `{{${field}}}`);
  if (lacking.length > 0) return `Falta no contrato: ${lacking.join(', ')}.`;
  return ENDS.test(rest) ? null : 'O contrato não diz como termina: escreva a cláusula de encerramento ou rescisão.';
};

/** The text with what each field stands for. */
export const fillContract = (template: string, values: Readonly<Record<ContractField, string>>): string =>
  template.replaceAll(NAMED, (whole, name: string) => (Object.hasOwn(values, name) ? values[name as ContractField] : whole));

/** What a month costs, in words that 'por mês' may follow: also what it costs once the discount is over. */
export const priceInContract = ({ total, after_coupon }: Pick<PriceComposition, 'total' | 'after_coupon'>): string => {
  if (!after_coupon) return formatMoney(total);
  const { payments_left: many, total: then } = after_coupon;
  const first = many === 1 ? 'no primeiro pagamento' : `nos ${many} primeiros pagamentos`;
  return `${formatMoney(total)} ${first} e, depois, ${formatMoney(then)}`;
};

/** What the fields would read for a plan, with somebody made up: for whoever writes the text. `value` in cents. */
export const exampleContract = ({ name, value, services }: { name: string; value: number; services: readonly string[] }) => ({
  'escritorio.nome': 'Escritório Exemplo Ltda.',
  'escritorio.documento': '11.444.777/0001-61',
  'contratante.nome': 'Clínica Exemplo Ltda.',
  'contratante.documento': '11.222.333/0001-81',
  'contratante.email': 'contato@exemplo.com.br',
  'plano.nome': name,
  'plano.valor': formatMoney(value),
  'plano.servicos': services.length > 0 ? services.join('; ') : 'nenhum serviço descrito',
  data: '1º de dezembro de 2026',
});
