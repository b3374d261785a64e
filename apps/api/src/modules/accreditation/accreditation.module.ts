import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { accreditationService } from './accreditation.service.ts';

export const accreditationModule = (deps: Deps) => defineModule({ services: { accreditations: accreditationService(deps) } });
