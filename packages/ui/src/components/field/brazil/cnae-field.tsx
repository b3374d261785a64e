import { cnaeFacts } from '@esteto/domain/shared/tables/cnae-facts';
import { CNAE_CODES, type CnaeCode, cnaeLabel } from '@esteto/domain/shared/tables/cnaes';
import type { FieldProps } from '../binding/use-field.ts';
import { ChecklistField } from '../choice/checklist-field.tsx';

const LICENCES = { health_surveillance: 'vigilância sanitária', firefighter: 'bombeiros' } as const;
const list = new Intl.ListFormat('pt-BR');

const detailOf = (code: CnaeCode): string => {
  const { words, iss_item, licences } = cnaeFacts[code];
  return `${words} Item ${iss_item} do ISS. Além do alvará, do CRM e do CNES, pede ${list.format(licences.map((licence) => LICENCES[licence]))}.`;
};

const CNAE_OPTIONS = CNAE_CODES.map((code) => ({ value: code, label: `${code} · ${cnaeLabel[code]}`, detail: detailOf(code) }));

/** The activities that a company is offered, with what each means; the value is the list of their codes. */
export const CnaeField = (props: FieldProps) => <ChecklistField {...props} options={CNAE_OPTIONS} />;
