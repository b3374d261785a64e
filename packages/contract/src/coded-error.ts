import { SORT_INVALID, type WireError } from './wire-error.ts';

// Apart from what every page starts with: the browser shows these as the server says them.

/** What the server says of single features: the message with its code. The browser shows it as it is, whatever the status. */
export const codedMessage = {
  cep_invalid: 'CEP inválido',
  cep_failed: 'Ocorreu um erro ao buscar o CEP.',
  cep_not_found: 'Não foi encontrado nenhum dado para este CEP',
  postal_code_not_found: 'Não foi encontrado nenhum dado para este código postal',
  postal_code_failed: 'Não foi possível buscar este código postal. Preencha o endereço.',
  company_not_found: 'Não foi encontrada nenhuma empresa com este CNPJ.',
  company_failed: 'Não foi possível consultar o CNPJ. Preencha os dados.',
  states_failed: 'Não foi possível carregar a listagem de estados.',
  cities_failed: 'Não foi possível carregar a listagem de cidades.',
  countries_failed: 'Não foi possível carregar a listagem de países.',
  banks_failed: 'Não foi possível carregar a listagem de bancos.',
  configurations_failed: 'Não foi possível realizar esta ação no momento. Tente novamente mais tarde.',
  nps_already_answered: 'Sua resposta à essa pesquisa já foi enviada.',
  nps_without_score: 'Nenhuma pontuação foi selecionada.',
  nps_not_running: 'Esta pesquisa não está recebendo respostas.',
  terms_changed: 'Os termos mudaram enquanto você os lia. Leia a nova versão antes de aceitar.',
  terms_missing: 'Ainda não dá para criar conta: o escritório não publicou os termos de serviço. Fale com ele ou tente mais tarde.',
  code_invalid: 'Insira um código válido.',
  recovery_link_invalid: 'Este link não vale mais: já foi usado ou venceu. Peça outro.',
  connect_off: 'A entrada pela conta corporativa não está ligada. Entre com o seu e-mail e a senha.',
  connect_invalid: 'Não foi possível confirmar a sua conta corporativa. Comece de novo.',
  connect_unknown: 'Esta conta corporativa não é de ninguém da equipe. Entre com o seu e-mail e a senha ou fale com o administrador.',
  connect_failed: 'A conta corporativa não responde. Tente de novo em alguns minutos ou entre com o seu e-mail e a senha.',
  invite_invalid: 'Este convite não vale mais: já foi aceito, venceu ou foi retirado. Peça outro a quem convidou.',
  partner_link_invalid: 'Este link não vale mais: venceu ou foi trocado por outro. Peça um novo a quem convidou você.',
  proposal_link_invalid: 'Este link não é de nenhuma proposta. Confira se o copiou inteiro ou peça outro a quem a enviou.',
  partner_link_used: 'Este link já foi usado: os seus dados já foram enviados.',
  invite_used: 'Este convite já foi aceito.',
  invite_needs_other:
    'A entrada é confirmada por outra pessoa: quem convidou ou copiou o link não a confirma, e a de um funcionário cabe à empresa.',
  invite_for_account: 'Este e-mail já tem uma conta. Entre com ela para aceitar o convite.',
  invite_for_doctor: 'Esta conta não é de um médico sócio, e só ele se credencia. Peça ao grupo um convite para outro e-mail.',
  invite_for_other: 'Este convite é de outro e-mail. Saia e entre com a conta que o recebeu.',
  sealed: 'Este registro já foi assinado, emitido, entregue ou pago e fica como está.',
  member_is_owner: 'O acesso do responsável pela empresa não pode ser retirado.',
  member_is_partner: 'Um sócio pode tudo na empresa: não há permissões a mudar.',
  member_is_self: 'Ninguém retira o próprio acesso. Peça a outro sócio.',
  nps_link_invalid: 'Este link não vale mais: a pesquisa terminou ou você já respondeu.',
  busy: 'Há muitos pedidos ao mesmo tempo neste momento. Nada se perdeu: espere alguns segundos e tente de novo.',
  storage_full: 'Não há espaço no servidor para guardar isto. Nada foi salvo; avise o suporte e tente mais tarde.',
  sort_invalid: SORT_INVALID,
  first_date_invalid: 'Data 1 não é válida',
  second_date_invalid: 'Data 2 não é válida',
} as const;
export type CodedError = keyof typeof codedMessage;

/** The body of a coded refusal. An unknown postal code names the country that was asked about, if one was. */
export const codedError = (code: CodedError, country?: string): WireError => {
  if (code !== 'postal_code_not_found') return { code, message: codedMessage[code] };
  return { code, message: `${codedMessage[code]}${country ? ` no país informado (${country})` : ''}.` };
};
