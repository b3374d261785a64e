import { CNAE_CODES, cnaeLabel } from '@esteto/domain/tables/cnaes';
import type { FieldProps } from '../binding/use-field.ts';
import { ChecklistField } from '../choice/checklist-field.tsx';

const CNAE_OPTIONS = Object.fromEntries(CNAE_CODES.map((code) => [code, `${code} · ${cnaeLabel[code]}`]));

/** The activities that a company is offered; the value is the list of their codes. */
export const CnaeField = (props: FieldProps) => <ChecklistField {...props} options={CNAE_OPTIONS} />;
