import { incomeTaxAsset } from '@esteto/contract/tax/income-tax-asset';
import type { Deps } from '../../../../deps.ts';
import { defineModule } from '../../../../module.ts';
import { bindAll } from '../../../../platform/http/bind.ts';
import { incomeTaxAssetService } from './income-tax-asset.service.ts';

export const incomeTaxAssetModule = (deps: Deps) => {
  const services = { incomeTaxAssets: incomeTaxAssetService(deps) };
  return defineModule({ services, routes: bindAll(incomeTaxAsset, services.incomeTaxAssets) });
};
