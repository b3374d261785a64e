// How invoices are issued in a city, which its parameters decide for every company there.

export const ISSUING_ADAPTERS = ['manual', 'national'] as const;
export type IssuingAdapter = (typeof ISSUING_ADAPTERS)[number];

export const issuingAdapterLabel: Record<IssuingAdapter, string> = { manual: 'À mão', national: 'Emissor nacional' };

/** 'homologation' is the emitter's trial environment: what it authorises is worth nothing. */
export const EMITTER_ENVIRONMENTS = ['production', 'homologation'] as const;
export type EmitterEnvironment = (typeof EMITTER_ENVIRONMENTS)[number];

export const emitterEnvironmentLabel: Record<EmitterEnvironment, string> = { production: 'Produção', homologation: 'Homologação' };
