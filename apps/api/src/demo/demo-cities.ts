import type { IssuingAdapter } from '@esteto/domain/municipality/issuing-adapter';
import type { MunicipalParameterForm } from '@esteto/domain/municipality/municipal-parameter-form';
import { addressIn, type PlaceName } from './demo-places.ts';

/** How each city issues. Where the demo companies are it is by hand: there is no emitter behind demo data. */
const ADAPTERS: Partial<Record<PlaceName, IssuingAdapter>> = {
  campinas: 'manual',
  ribeirao: 'manual',
  belo_horizonte: 'manual',
  porto_alegre: 'manual',
  curitiba: 'national',
  recife: 'national',
};

export const DEMO_CITIES: MunicipalParameterForm[] = (Object.entries(ADAPTERS) as [PlaceName, IssuingAdapter][]).map(([name, adapter]) => {
  const { ibge, city, state } = addressIn(name, 1);
  if (!ibge || !city || !state) throw new Error(`no city for ${name}`);
  return { ibge, city, state, adapter, environment: 'homologation', dps_series: 1, sends_municipal_registration: false };
});
