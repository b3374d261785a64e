import type { SectorForm, UnitForm } from '@esteto/domain/duty/unit/unit-form';
import type { UnitType } from '@esteto/domain/duty/unit/unit-types';
import { demoCnpj } from './demo-documents.ts';
import { addressIn, type PlaceName, phoneIn } from './demo-places.ts';

const unit = (number: number, code: string, name: string, type: UnitType, place: PlaceName): UnitForm => ({
  name,
  code,
  type,
  cnes: String(2_080_000 + number * 1_373),
  cnpj: null,
  phone: phoneIn(place, number),
  email: `${code.toLowerCase()}@redevaleverde.test`,
  address: addressIn(place, 200 + number * 53),
  ...positionIn(place, number),
  geofence_radius_meters: 150 + number * 25,
  sectors: sectorsOf(type),
  is_active: true,
});

/** Roughly the middle of each town; its units lie about it. */
const MIDDLES: Partial<Record<PlaceName, [number, number]>> = {
  campinas: [-22.9056, -47.0608],
  ribeirao: [-21.1775, -47.8103],
  santos: [-23.9608, -46.3336],
  belo_horizonte: [-19.9191, -43.9386],
};

const positionIn = (place: PlaceName, number: number) => {
  const [latitude, longitude] = MIDDLES[place] ?? [null, null];
  return { latitude: latitude && latitude + number / 1000, longitude: longitude && longitude - number / 1000 };
};

const sector = (name: string, code: string, geofence_radius_meters: number | null = null): SectorForm => ({
  id: null,
  name,
  code,
  geofence_radius_meters,
  is_active: true,
});

const SECTORS: Partial<Record<UnitType, SectorForm[]>> = {
  hospital: [sector('UTI adulto', 'UTI-A'), sector('Pronto-socorro', 'PS', 80), sector('Enfermaria', 'ENF')],
  emergency_room: [sector('Clínica médica', 'CLM'), sector('Pediatria', 'PED'), sector('Trauma', 'TRA', 60)],
  upa: [sector('Clínica médica', 'CLM'), sector('Pediatria', 'PED')],
  maternity: [sector('Centro obstétrico', 'CO'), sector('UTI neonatal', 'UTI-N')],
};

const sectorsOf = (type: UnitType): SectorForm[] => SECTORS[type] ?? [sector('Geral', 'GER')];

/** The groups that the manager runs, with the places where their shifts happen. */
export const DEMO_GROUPS = [
  {
    name: 'Rede Hospitalar Vale Verde',
    cnpj: demoCnpj(951),
    kind: 'hospital',
    units: [
      unit(1, 'HVV', 'Hospital Vale Verde', 'hospital', 'campinas'),
      unit(2, 'PS-SUL', 'Pronto-socorro Zona Sul', 'emergency_room', 'campinas'),
      unit(3, 'UPA-NORTE', 'UPA Campos Elíseos', 'upa', 'ribeirao'),
      unit(4, 'MAT', 'Maternidade Vale Verde', 'maternity', 'campinas'),
      unit(5, 'CC', 'Centro Cirúrgico Cambuí', 'surgical_center', 'campinas'),
      unit(6, 'DIAL', 'Clínica de Diálise Barão', 'dialysis', 'santos'),
    ],
  },
  {
    name: 'Cooperativa Médica do Planalto',
    cnpj: demoCnpj(952),
    kind: 'cooperative',
    units: [
      unit(7, 'AMB-CENTRO', 'Ambulatório Central', 'clinic', 'belo_horizonte'),
      unit(8, 'HOME', 'Atendimento Domiciliar Planalto', 'home_care', 'belo_horizonte'),
    ],
  },
] as const;
