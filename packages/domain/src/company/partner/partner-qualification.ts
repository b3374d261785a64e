import { formatDateFull } from '../../shared/date/date.ts';
import { type Address, formatAddress } from '../../shared/document/address.ts';
import { formatCpf } from '../../shared/document/cpf.ts';
import { type MaritalStatus, type MatrimonialRegime, maritalStatusLabel, matrimonialRegimeLabel } from '../doctor/marital-status.ts';
import { partnerForm } from './partner-form.ts';

/** What is known of a partner; null is what nobody has told. */
export type KnownPartner = {
  name: string;
  nationality?: string | null;
  profession?: string | null;
  marital_status: MaritalStatus | null;
  matrimonial_regime?: MatrimonialRegime | null;
  birth_date: string | null;
  cpf: string | null;
  rg: string | null;
  address: Address | null;
  /** How many of the company's shares are theirs; null where nobody has said how it is divided. */
  shares?: number | null;
};

/** Who a partner is, as the articles of association say it (Civil Code, art. 997, I). What is not known stays open, in brackets. */
export const qualification = (partner: KnownPartner): string => {
  const usual = partnerForm.getDefault();
  const { name, marital_status: status, birth_date, cpf, rg, address } = partner;
  const married = status === 'married' ? marriage(partner) : status && maritalStatusLabel[status].toLowerCase();
  return [
    name,
    partner.nationality ?? usual.nationality,
    married ?? '[estado civil]',
    partner.profession ?? usual.profession,
    birth_date ? `nascido(a) em ${formatDateFull(birth_date)}` : '[data de nascimento]',
    `CPF nº ${cpf ? formatCpf(cpf) : '[CPF]'}`,
    `RG nº ${rg ?? '[RG]'}`,
    `residente em ${(address && formatAddress(address)) || '[endereço do sócio]'}`,
  ].join(', ');
};

const marriage = ({ matrimonial_regime: regime }: KnownPartner): string =>
  `casado(a) sob o regime de ${regime ? matrimonialRegimeLabel[regime].toLowerCase() : '[regime de bens]'}`;
