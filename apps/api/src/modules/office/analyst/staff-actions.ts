import { contract } from '@esteto/contract/contract';
import type { Endpoint } from '@esteto/contract/endpoint';
import type { StaffAction } from '@esteto/contract/office/analyst';

/** Every call of the contract that is the staff's, in its words, and who of them may make it. */
export const staffActions = (): StaffAction[] =>
  Object.values(contract)
    .flatMap((noun): Endpoint[] => Object.values(noun))
    .flatMap(({ who, method, path, summary }): StaffAction[] => {
      if (who.kind === 'master') return [{ method, path, summary, kind: 'master', permissions: [], level: 'view' }];
      if (who.kind !== 'staff') return [];
      return [{ method, path, summary, kind: 'staff', permissions: [who.permission ?? []].flat(), level: who.level }];
    });
