import { formatMoney } from '../shared/money/money.ts';

/** What a contract's text may name between double braces, and what each is. */
export const CONTRACT_FIELDS = {
  'contratante.nome': 'Nome ou razão social',
  'contratante.documento': 'CPF ou CNPJ',
  'contratante.email': 'E-mail',
  'plano.nome': 'Nome do plano',
  'plano.valor': 'Valor por mês',
  'plano.servicos': 'Serviços do plano',
  data: 'Data da assinatura',
} as const;
export type ContractField = keyof typeof CONTRACT_FIELDS;

const NAMED = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Null when a text names only fields that exist, each with both braces; else what to tell the person. */
export const contractProblem = (template: string): string | null => {
  const unknown = [...template.matchAll(NAMED)].map(([, name]) => name ?? '').find((name) => !Object.hasOwn(CONTRACT_FIELDS, name));
  if (unknown !== undefined) return `O contrato não conhece o campo “{{${unknown}}}”.`;
  const rest = template.replaceAll(NAMED, '');
  return rest.includes('{{') || rest.includes('}}') ? 'Um campo está sem as duas chaves de abrir ou de fechar.' : null;
};

/** The text with what each field stands for. */
export const fillContract = (template: string, values: Readonly<Record<ContractField, string>>): string =>
  template.replaceAll(NAMED, (whole, name: string) => (Object.hasOwn(values, name) ? values[name as ContractField] : whole));

/** What the fields would read for a plan, with somebody made up: for whoever writes the text. `value` in cents. */
export const exampleContract = ({ name, value, services }: { name: string; value: number; services: readonly string[] }) => ({
  'contratante.nome': 'Clínica Exemplo Ltda.',
  'contratante.documento': '11.222.333/0001-81',
  'contratante.email': 'contato@exemplo.com.br',
  'plano.nome': name,
  'plano.valor': formatMoney(value),
  'plano.servicos': services.length > 0 ? services.join('; ') : 'nenhum serviço descrito',
  data: '1º de dezembro de 2026',
});
