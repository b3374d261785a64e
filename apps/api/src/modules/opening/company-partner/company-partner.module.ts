import { companyPartner } from '@esteto/contract/opening/company-partner';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import { companyPartnerService } from './company-partner.service.ts';

export const companyPartnerModule = (deps: Deps) =>
  defineModule({ services: {}, routes: bindAll(companyPartner, companyPartnerService(deps)) });
