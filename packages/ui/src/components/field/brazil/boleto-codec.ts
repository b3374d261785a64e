import { cleanBoletoLine, formatBoletoLine } from '@esteto/domain/shared/document/boleto-line';
import { masked, NOT_DIGIT } from '../base/codec.ts';

/** The line of a boleto (47 digits) or of a guide (48): the mask follows the length. */
export const boletoLineCodec = masked(cleanBoletoLine, formatBoletoLine, NOT_DIGIT, 48);
