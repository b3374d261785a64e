import { boletoSending } from '@esteto/contract/money/boleto-sending';
import { mutationsFor, queriesFor } from '../queries.ts';

export const boletoSendingQueries = queriesFor(boletoSending);
export const boletoSendingMutations = mutationsFor(boletoSending, { invalidates: [boletoSendingQueries] });
