// The shape of every answer that is not a success (docs/rules/errors.md), and the messages that the browser recognises by their text.

export type WireError = {
  message: string;
  code?: string;
  /** Path of the field in the body ('address.cep') to its messages. */
  errors?: Record<string, string[]>;
  mensagem?: string;
  /** Told with 409: the version that the record has now. */
  current_version?: number;
  /** With 422: the fields that hold credentials; the call is accepted with `force`, once the person has confirmed. */
  fields_with_credentials?: string[];
};

export const INVALID_DATA = 'Dados inválidos. Por favor, reveja seus dados e tente novamente.';
export const NOT_FOUND = 'Recurso não encontrado.';
export const SESSION_EXPIRED = 'Sua sessão expirou, por favor faça novamente o login.';
export const INSUFFICIENT_PERMISSIONS = 'Você não possui permissões suficientes para realizar essa ação.';
export const TOO_MANY_ACTIONS = 'Você está realizando muitas ações em um curto período de tempo. Tente novamente mais tarde.';
export const INTERNAL_ERROR = 'Um erro interno ocorreu. Favor contatar a equipe de TI.';
export const MAINTENANCE = 'Nós estamos em manutenção. Desculpe-nos pelo transtorno.';
export const NO_CONNECTION = 'Sem conexão com a internet.';
export const NO_RESPONSE = 'Problemas de conexão, por favor tente mais tarde.';
export const MODULE_FORBIDDEN = 'Você não tem permissão para acessar esse módulo';
export const EMAIL_NOT_VERIFIED = 'Acesso não autorizado, e-mail não verificado.';
/** Of a login with the right password: it is tried again with the code. */
export const TWO_FACTOR_NEEDED = 'Digite o código de autenticação em dois fatores.';

// A 403 with one of these holds the person's calls until they have done what it asks.
export const TERMS_NOT_ACCEPTED = 'Você não aceitou os termos de serviço';
export const EMAIL_TO_VERIFY = 'Seu E-mail não foi verificado.';
export const TWO_FACTOR_TO_SET_UP = 'Você precisa ativar a autenticação em dois fatores antes de continuar.';
export const MINUTA_TO_JUDGE = 'Você precisa aprovar ou rejeitar a minuta antes de continuar.';

export const RECAPTCHA_FAILED = 'Não foi possível validar a integridade do seu acesso. Por favor, tente novamente.';

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
  code_invalid: 'Insira um código válido.',
  recovery_link_invalid: 'Este link não vale mais: já foi usado ou venceu. Peça outro.',
  connect_off: 'A entrada pela conta corporativa não está ligada. Entre com o seu e-mail e a senha.',
  connect_invalid: 'Não foi possível confirmar a sua conta corporativa. Comece de novo.',
  connect_unknown: 'Esta conta corporativa não é de ninguém da equipe. Entre com o seu e-mail e a senha ou fale com o administrador.',
  connect_failed: 'A conta corporativa não responde. Tente de novo em alguns minutos ou entre com o seu e-mail e a senha.',
  invite_invalid: 'Este convite não vale mais: já foi aceito, venceu ou foi retirado. Peça outro a quem convidou.',
  invite_used: 'Este convite já foi aceito.',
  invite_needs_other: 'A entrada é confirmada por outra pessoa: quem convidou ou copiou o link não a confirma.',
  invite_for_account: 'Este e-mail já tem uma conta. Entre com ela para aceitar o convite.',
  invite_for_other: 'Este convite é de outro e-mail. Saia e entre com a conta que o recebeu.',
  member_is_owner: 'O acesso do responsável pela empresa não pode ser retirado.',
  member_is_partner: 'Um sócio pode tudo na empresa: não há permissões a mudar.',
  member_is_self: 'Ninguém retira o próprio acesso. Peça a outro sócio.',
  nps_link_invalid: 'Este link não vale mais: a pesquisa terminou ou você já respondeu.',
  storage_full: 'Não há espaço no servidor para guardar isto. Nada foi salvo; avise o suporte e tente mais tarde.',
  sort_invalid: 'Modo de ordenação inválido',
  first_date_invalid: 'Data 1 não é válida',
  second_date_invalid: 'Data 2 não é válida',
} as const;
export type CodedError = keyof typeof codedMessage;

/** The body of a coded refusal. An unknown postal code names the country that was asked about, if one was. */
export const codedError = (code: CodedError, country?: string): WireError => {
  if (code !== 'postal_code_not_found') return { code, message: codedMessage[code] };
  return { code, message: `${codedMessage[code]}${country ? ` no país informado (${country})` : ''}.` };
};
