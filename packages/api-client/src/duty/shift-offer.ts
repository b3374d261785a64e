import { shiftOffer } from '@esteto/contract/duty/shift-offer';
import { mutationsFor, queriesFor } from '../queries.ts';
import { dutyShiftQueries } from './duty-shift.ts';
import { ownRequestQueries } from './own-request.ts';

export const shiftOfferQueries = queriesFor(shiftOffer);
export const shiftOfferMutations = mutationsFor(shiftOffer, { invalidates: [shiftOfferQueries, ownRequestQueries, dutyShiftQueries] });
