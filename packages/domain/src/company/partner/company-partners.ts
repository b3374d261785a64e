import { formatRate } from '../../shared/money/percent.ts';
import { rateOfRatio } from '../../shared/money/ratio.ts';
import type { MaritalStatus, MatrimonialRegime } from '../doctor/marital-status.ts';

// Who the partners of a company are: those of its articles of association, and those who enter the product as partners. One person is one of them.

export const PARTNER_ACCESSES = ['active', 'off', 'none'] as const;
/** How a partner enters the product: as somebody of the company, no longer, or not at all. */
export type PartnerAccess = (typeof PARTNER_ACCESSES)[number];
export const partnerAccessLabel: Record<PartnerAccess, string> = { active: 'Com acesso', off: 'Acesso retirado', none: 'Sem conta' };

/** A partner of the articles; what is null nobody has told. */
export type ArticlesPartner = {
  name: string;
  email: string | null;
  is_owner: boolean;
  shares: number | null;
  cpf: string | null;
  marital_status: MaritalStatus | null;
  matrimonial_regime: MatrimonialRegime | null;
};

/** A person who enters as a partner of the company, as they are known as a doctor. */
export type MemberPartner = {
  user_id: number;
  name: string;
  email: string;
  is_owner: boolean;
  is_active: boolean;
  cpf: string | null;
  marital_status: MaritalStatus | null;
};

export type CompanyPartner = Omit<ArticlesPartner, 'email'> & { user_id: number | null; access: PartnerAccess };

/** Those of the articles first, each with the access of the same person; then those who only enter. */
export const companyPartners = (articles: readonly ArticlesPartner[], members: readonly MemberPartner[]): CompanyPartner[] => {
  const left = new Set(members);
  const stated = articles.map(({ email, ...partner }) => {
    const member = [...left].find((one) => isSame({ ...partner, email }, one));
    if (member) left.delete(member);
    return { ...partner, user_id: member?.user_id ?? null, access: accessOf(member) };
  });
  const others = [...left].map((member) => {
    const { user_id, name, is_owner, cpf, marital_status } = member;
    return { user_id, name, is_owner, cpf, marital_status, shares: null, matrimonial_regime: null, access: accessOf(member) };
  });
  return [...stated, ...others];
};

/** By the CPF where both are known; else the owner is the owner, and an e-mail is one person's. */
const isSame = (partner: ArticlesPartner, member: MemberPartner): boolean => {
  if (partner.cpf !== null && member.cpf !== null) return partner.cpf === member.cpf;
  return (partner.is_owner && member.is_owner) || (partner.email !== null && partner.email === member.email);
};

const accessOf = (member: Pick<MemberPartner, 'is_active'> | undefined): PartnerAccess => {
  if (!member) return 'none';
  return member.is_active ? 'active' : 'off';
};

/** '33,33 %' of the company. */
export const shareInPercent = (shares: number, total: number): string =>
  formatRate(rateOfRatio({ numerator: BigInt(shares), denominator: BigInt(total) }));

/** Null when the partners hold the whole company; else what is still to be told, in a person's words. */
export const wholeProblem = (total: number, partners: readonly Pick<CompanyPartner, 'name' | 'shares'>[]): string | null => {
  if (partners.length === 0) return null;
  const lacking = partners.filter(({ shares }) => shares === null).map(({ name }) => name);
  if (lacking.length === partners.length) return 'Ninguém disse ainda a participação dos sócios.';
  if (lacking.length > 0) return `Falta a participação de ${new Intl.ListFormat('pt-BR').format(lacking)}.`;
  const sum = partners.reduce((all, { shares }) => all + (shares ?? 0), 0);
  return sum === total ? null : `As participações somam ${shareInPercent(sum, total)}, e não 100\u00a0%.`;
};
