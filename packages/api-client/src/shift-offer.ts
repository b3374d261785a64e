import { shiftOffer } from '@esteto/contract/shift-offer';
import { dutyShiftQueries } from './duty-shift.ts';
import { ownRequestQueries } from './own-request.ts';
import { mutationsFor, queriesFor } from './queries.ts';

export const shiftOfferQueries = queriesFor(shiftOffer);
export const shiftOfferMutations = mutationsFor(shiftOffer, { invalidates: [shiftOfferQueries, ownRequestQueries, dutyShiftQueries] });
