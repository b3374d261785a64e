import { MANAGER_ROLES } from '@esteto/domain/identity/permission/access';
import { USER_TYPES } from '@esteto/domain/identity/permission/user-types';
import { email, flag, object as form, password, text } from '@esteto/domain/shared/schema/fields';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { anyone, session as anySession } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { permissionEntry } from './permission-entry.ts';

/** The second factor as typed: the digits of the authenticator app or a recovery code. What it must look like the domain knows. */
export const twoFactorKey = () => text('Código de autenticação').max(40);

/**
 * `2fa_key` where the person has switched two-factor on: without it a right password is answered 401 TWO_FACTOR_NEEDED, unless the browser is one that
 * `remember_device` told to be remembered.
 */
export const loginForm = form({
  email: email('E-mail').required(),
  password: password('Senha').required(),
  '2fa_key': twoFactorKey(),
  remember_device: flag('Lembrar este dispositivo'),
});

/** A page of one of the apps, without what is asked of it. */
export const routeForm = form({
  route: text('Página')
    .max(200)
    .matches(/^\/(app|painel|gestao)(\/\w[\w.:-]*)*$/, { message: '${path}: não é uma página do Esteto.', excludeEmptyString: true })
    .required(),
});

export const verificationForm = form({ email: email('E-mail').required() });

/** The signed-in person as the browser keeps them: no document, no address. */
export const sessionUser = object({
  id: number().required(),
  type: string().oneOf(USER_TYPES).required(),
  name: string().required(),
  email: string().required(),
  is_active: boolean().required(),
  is_master: boolean().required(),
  doctor_role: string()
    .oneOf(['partner', 'employee'] as const)
    .nullable()
    .defined(),
  manager_roles: array(string().oneOf(MANAGER_ROLES).required()).required(),
  permissions: array(permissionEntry).required(),
  flags: array(object({ description: string().required() })).required(),
  has_two_factor: boolean().required(),
  avatar_url: string().nullable().defined(),
  current_route: string().nullable().defined(),
});
export type SessionUser = InferType<typeof sessionUser>;

export const session = {
  login: post('login', {
    summary: 'Entra com e-mail e senha; responde o token e grava o cookie da sessão.',
    who: anyone,
    body: loginForm,
    answer: object({ access_token: string().required(), user: sessionUser.required() }),
  }),
  logout: post('logout', { summary: 'Encerra a sessão.', who: anySession, keyless: true }),
  /** A code that was used already answers the same until it expires: mail programs open links before people do. */
  verifyEmail: get('verify-email/:code', { summary: 'Confirma o e-mail com o código que foi enviado.', who: anyone }),
  resendVerification: post('resend-verification-email', {
    summary: 'Envia outra vez o código que confirma o e-mail; a quem pediu há pouco diz quanto falta.',
    who: anyone,
    body: verificationForm,
    answer: object({ wait_seconds: number().required() }),
  }),
  keepRoute: post('user/route', {
    summary: 'Anota a página em que a pessoa está, para onde a próxima entrada leva.',
    who: anySession,
    keyless: true,
    body: routeForm,
  }),
  user: get('user', { summary: 'A pessoa da sessão.', who: anySession, answer: sessionUser }),
};
