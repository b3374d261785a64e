import type { IncomeTaxItemForm } from './income-tax-form.ts';
import type { PendencyTemplate } from './income-tax-year-form.ts';

/** What most doctors have to bring for a return: where a new year begins, to be changed at will. */
export const STANDARD_CHECKLIST: readonly IncomeTaxItemForm[] = [
  { section: 'Identificação', title: 'Recibo e declaração do ano anterior', source: 'Programa da Receita ou e-CAC' },
  { section: 'Identificação', title: 'Dados dos dependentes, com CPF', source: null },
  { section: 'Rendimentos', title: 'Informe de rendimentos de cada fonte pagadora', source: 'Hospital, clínica ou empregador' },
  { section: 'Rendimentos', title: 'Informe de rendimentos de bancos e corretoras', source: 'Aplicativo do banco ou da corretora' },
  { section: 'Rendimentos', title: 'Rendimentos recebidos de pessoas físicas', source: 'Livro-caixa ou Receita Saúde' },
  { section: 'Pagamentos', title: 'Recibos de despesas médicas', source: 'Quem prestou o serviço' },
  { section: 'Pagamentos', title: 'Informe do plano de saúde', source: 'Operadora do plano' },
  { section: 'Pagamentos', title: 'Comprovantes de educação', source: 'Escola ou faculdade' },
  { section: 'Pagamentos', title: 'Informe da previdência privada', source: 'Seguradora ou banco' },
  { section: 'Bens e dívidas', title: 'Documentos de imóveis e veículos', source: 'Escritura, contrato ou documento do veículo' },
  { section: 'Bens e dívidas', title: 'Saldo de financiamentos e empréstimos', source: 'Banco' },
];

export const STANDARD_TEMPLATES: readonly PendencyTemplate[] = [
  {
    kind: 'document',
    title: 'Falta um informe de rendimentos',
    text: 'Para seguir com a sua declaração falta o informe de rendimentos de uma fonte pagadora. Envie o PDF por aqui.',
  },
  {
    kind: 'information',
    title: 'Dados de um dependente',
    text: 'Precisamos do nome completo, do CPF e da data de nascimento de cada dependente que vai entrar na declaração.',
  },
  {
    kind: 'payment',
    title: 'Pagamento da declaração',
    text: 'A declaração começa depois do pagamento do honorário. O boleto está no app, em Boletos.',
  },
  {
    kind: 'decision',
    title: 'Quotas do imposto',
    text: 'Há imposto a pagar. Diga se prefere quota única ou em quantas quotas, até oito, e se quer débito em conta.',
  },
];
