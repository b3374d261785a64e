import { boletoPaper } from '@esteto/contract/money/boleto-paper';
import { monthQueries } from '../month/month.ts';
import { mutationsFor, queriesFor } from '../queries.ts';
import { boletoQueries } from './boleto.ts';

export const boletoPaperQueries = queriesFor(boletoPaper);
export const boletoPaperMutations = mutationsFor(boletoPaper, { invalidates: [boletoPaperQueries, boletoQueries, ...monthQueries] });
