import { inSaoPaulo } from '@esteto/domain/shared/date';

/** The day it is in São Paulo by the device's clock, 'YYYY-MM-DD'. The one place where the browser's code reads the clock. */
export const today = (): string => inSaoPaulo(new Date()).date;
