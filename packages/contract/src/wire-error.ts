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
/** The answer to a login with the right password: it is tried again with the code. */
export const TWO_FACTOR_NEEDED = 'Digite o código de autenticação em dois fatores.';

// A 403 with one of these holds the person's calls until they have done what it asks.
export const TERMS_NOT_ACCEPTED = 'Você não aceitou os termos de serviço';
export const EMAIL_TO_VERIFY = 'Seu E-mail não foi verificado.';
export const TWO_FACTOR_TO_SET_UP = 'Você precisa ativar a autenticação em dois fatores antes de continuar.';
export const MINUTA_TO_JUDGE = 'Você precisa aprovar ou rejeitar a minuta antes de continuar.';

export const RECAPTCHA_FAILED = 'Não foi possível validar a integridade do seu acesso. Por favor, tente novamente.';

/** The refusal of a list that is asked for in an order that it does not have. */
export const SORT_INVALID = 'Modo de ordenação inválido';
