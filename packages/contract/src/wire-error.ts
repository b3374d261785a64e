// The shape of every answer that is not a success (product.md section 8), and the messages that the browser recognises by their text.

export type WireError = {
  message: string;
  code?: string;
  /** Path of the field in the body ('address.cep') to its messages. */
  errors?: Record<string, string[]>;
  mensagem?: string;
  /** With 409: the version that is there now. */
  current_version?: number;
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
