import type { InferType } from 'yup';
import { object, text } from '../../shared/schema/fields.ts';

/** Minutes that the code which signs a text is good for. */
export const SIGNATURE_CODE_MINUTES = 30;

/** The code that came by e-mail, as a person types it. */
export const signatureCodeForm = object({ code: text('Código').max(40).required('Digite o código que enviamos por e-mail.') });
export type SignatureCodeForm = InferType<typeof signatureCodeForm>;

/** Why a code signs nothing. */
export const signatureCodeProblem = {
  wrong: 'Este código não confere. Confira o e-mail ou peça outro código.',
  expired: 'Este código venceu. Peça outro código.',
  none: 'Peça o código por e-mail antes de assinar.',
} as const;
