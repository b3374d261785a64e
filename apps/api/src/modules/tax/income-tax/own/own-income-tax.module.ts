import { ownIncomeTax } from '@esteto/contract/tax/own-income-tax';
import type { Deps } from '../../../../deps.ts';
import { defineModule } from '../../../../module.ts';
import { bindAll } from '../../../../platform/http/bind.ts';
import type { SignatureServices } from '../../../identity/signature/signature.module.ts';
import type { NoticeServices } from '../../../office/notice/notice.module.ts';
import type { IncomeTaxInformeServices } from '../informe/income-tax-informe.module.ts';
import { ownIncomeTaxService } from './own-income-tax.service.ts';

export const ownIncomeTaxModule = (deps: Deps & IncomeTaxInformeServices & NoticeServices & SignatureServices) => {
  const services = { ownIncomeTaxes: ownIncomeTaxService(deps) };
  return defineModule({ services, routes: bindAll(ownIncomeTax, services.ownIncomeTaxes) });
};
