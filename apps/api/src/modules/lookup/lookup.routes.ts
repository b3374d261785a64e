import { lookup } from '@esteto/contract/lookup';
import type { Bind } from '../../platform/http/bind.ts';
import type { LookupService } from './lookup.service.ts';

export const lookupRoutes = (bind: Bind, lookups: LookupService) => [
  bind(lookup.countries, lookups.countries),
  bind(lookup.states, lookups.states),
  bind(lookup.cities, lookups.cities),
  bind(lookup.banks, lookups.banks),
  bind(lookup.cep, lookups.cep),
  bind(lookup.streets, lookups.streets),
  bind(lookup.zipCode, lookups.zipCode),
  bind(lookup.registry, lookups.registry),
];
