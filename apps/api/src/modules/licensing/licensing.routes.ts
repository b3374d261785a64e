import { licensing } from '@esteto/contract/licensing';
import type { Bind } from '../../platform/http/bind.ts';
import type { LicensingService } from './licensing.service.ts';

export const licensingRoutes = (bind: Bind, licensings: LicensingService) => [
  bind(licensing.list, licensings.list),
  bind(licensing.ending, licensings.ending),
  bind(licensing.renew, licensings.renew),
  bind(licensing.detail, licensings.detail),
  bind(licensing.create, licensings.create),
  bind(licensing.update, licensings.update),
  bind(licensing.addLicence, licensings.addLicence),
  bind(licensing.setLicence, licensings.setLicence),
  bind(licensing.move, licensings.move),
  bind(licensing.comment, licensings.comment),
  bind(licensing.uncomment, licensings.uncomment),
  bind(licensing.history, licensings.history),
  bind(licensing.follow, licensings.follow),
];
