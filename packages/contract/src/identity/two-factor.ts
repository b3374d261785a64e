import { object as form } from '@esteto/domain/shared/schema/fields';
import { array, object, string } from 'yup';
import { session as anySession } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { twoFactorKey } from './session.ts';

const twoFactorForm = form({ '2fa_key': twoFactorKey().required() });

/** The signed-in person's own second factor. Until it is active, both reads tell the same key, which holds for 30 minutes. */
export const twoFactor = {
  qrCode: get('user/2fa/qr-code', {
    summary: 'O código QR (SVG) que o aplicativo autenticador lê, enquanto a autenticação em dois fatores não está ativa.',
    who: anySession,
    answer: 'file',
  }),
  /** For who has the authenticator app on the same phone, and cannot point its camera at it. */
  key: get('user/2fa/key', {
    summary: 'A chave do código QR, em texto e como endereço otpauth.',
    who: anySession,
    answer: object({ key: string().required(), uri: string().required() }),
  }),
  activate: post('user/2fa/activate', {
    keyless: true,
    summary: 'Ativa a autenticação em dois fatores; responde, uma única vez, os códigos de recuperação.',
    who: anySession,
    body: twoFactorForm,
    answer: object({ recovery_codes: array(string().required()).required() }),
  }),
  deactivate: post('user/2fa/deactivate', {
    keyless: true,
    summary: 'Desativa a autenticação em dois fatores.',
    who: anySession,
    body: twoFactorForm,
  }),
};
