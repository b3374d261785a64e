import { object as form } from '@esteto/domain/shared/schema/fields';
import { array, type InferType, number, object, string } from 'yup';
import { session as anySession } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { twoFactorKey } from './session.ts';

const twoFactorForm = form({ '2fa_key': twoFactorKey().required() });

/** Recovery codes, told this once. */
const drawnCodes = object({ recovery_codes: array(string().required()).required() });

/** How many of the recovery codes are still good. */
const codeCount = object({ left: number().required(), total: number().required() });
export type CodeCount = InferType<typeof codeCount>;

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
    answer: drawnCodes,
  }),
  deactivate: post('user/2fa/deactivate', {
    keyless: true,
    summary: 'Desativa a autenticação em dois fatores.',
    who: anySession,
    body: twoFactorForm,
  }),
  codes: get('user/2fa/recovery-codes', {
    summary: 'Quantos códigos de recuperação ainda valem, de quantos.',
    who: anySession,
    answer: codeCount,
  }),
  renewCodes: post('user/2fa/recovery-codes', {
    keyless: true,
    summary: 'Troca todos os códigos de recuperação, com um código do aplicativo ou um deles; responde os novos, uma única vez.',
    who: anySession,
    body: twoFactorForm,
    answer: drawnCodes,
  }),
};
