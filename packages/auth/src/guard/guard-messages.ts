// What the guards say, letter by letter (docs/rules/access.md).

export const LOGIN_NEEDED = 'Faça o login para acessar esta página.';
export const INSUFFICIENT_FOR_PAGE = 'Você não possui permissões suficientes para acessar esta página.';
export const NOT_FOR_THIS_ACCOUNT = 'Sua conta atual não possui permissão para visualizar esta página.';
export const NO_ACCESS_TO_MODULE = 'Você não possui acesso a este módulo.';
