import { maintenance } from '@esteto/contract/office/maintenance';
import { mutationsFor, queriesFor } from '../queries.ts';

export const maintenanceQueries = queriesFor(maintenance);
export const maintenanceMutations = mutationsFor(maintenance, { invalidates: [maintenanceQueries] });
