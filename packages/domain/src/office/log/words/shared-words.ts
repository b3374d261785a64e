import { flag, id, instant, longText, text } from '../../../shared/schema/fields.ts';

/** Columns that mean the same wherever they stand. What a type says of one of them holds first. */
export const sharedWords = {
  company_id: id('Empresa'),
  user_id: id('Pessoa'),
  group_id: id('Grupo gestor'),
  client_id: id('Tomador'),
  unit_id: id('Unidade'),
  plan_id: id('Plano'),
  coupon_id: id('Cupom'),
  boleto_id: id('Boleto'),
  invoice_id: id('Nota fiscal'),
  analyst_id: id('Analista'),
  file_id: id('Arquivo'),
  name: text('Nome'),
  email: text('E-mail'),
  reason: longText('Motivo'),
  cancel_reason: longText('Motivo do cancelamento'),
  withdrawn_reason: longText('Motivo da retirada'),
  expires_at: instant('Vale até'),
  is_active: flag('Em uso'),
};
