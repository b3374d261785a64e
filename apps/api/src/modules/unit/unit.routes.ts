import { unit } from '@esteto/contract/unit';
import type { Bind } from '../../platform/http/bind.ts';
import type { UnitService } from './unit.service.ts';

export const unitRoutes = (bind: Bind, units: UnitService) => [
  bind(unit.list, units.list),
  bind(unit.detail, units.detail),
  bind(unit.create, units.create),
  bind(unit.update, units.update),
  bind(unit.remove, units.remove),
];
