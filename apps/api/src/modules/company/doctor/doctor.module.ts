import { doctor } from '@esteto/contract/company/doctor';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { UserServices } from '../../identity/user/user.module.ts';
import { doctorService } from './doctor.service.ts';

export const doctorModule = (deps: Deps & UserServices) => {
  const services = { doctors: doctorService(deps) };
  return defineModule({
    services,
    routes: bindAll(doctor, services.doctors),
  });
};

export type DoctorServices = ReturnType<typeof doctorModule>['services'];
