import { doctor } from '@esteto/contract/doctor';
import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { bind } from '../../platform/http/bind.ts';
import type { UserServices } from '../user/user.module.ts';
import { doctorService } from './doctor.service.ts';

export const doctorModule = (deps: Deps & UserServices) => {
  const services = { doctors: doctorService(deps) };
  return defineModule({
    services,
    routes: [
      bind(doctor.ties, services.doctors.ties),
      bind(doctor.list, services.doctors.list),
      bind(doctor.detail, services.doctors.detail),
      bind(doctor.update, services.doctors.update),
      bind(doctor.deactivate, services.doctors.deactivate),
      bind(doctor.activate, services.doctors.activate),
      bind(doctor.endSessions, services.doctors.endSessions),
    ],
  });
};

export type DoctorServices = ReturnType<typeof doctorModule>['services'];
