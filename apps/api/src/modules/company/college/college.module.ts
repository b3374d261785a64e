import { college } from '@esteto/contract/company/college';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { DoctorServices } from '../doctor/doctor.module.ts';
import { collegeService } from './college.service.ts';

export const collegeModule = (deps: Deps & DoctorServices) => {
  const services = { colleges: collegeService(deps) };
  return defineModule({
    services,
    routes: bindAll(college, services.colleges),
    jobs: [
      {
        name: 'colleges.fill',
        label: 'Carga da lista de faculdades',
        cron: '*/10 * * * *',
        handle: (_data, id) => services.colleges.fill(id),
      },
    ],
  });
};
