// The kinds of people who sign in. A doctor is an app user: partner or employee is said by the membership in each company.

export const USER_TYPES = ['doctor', 'admin', 'manager'] as const;
export type UserType = (typeof USER_TYPES)[number];

export const MEMBER_TYPES = ['partner', 'employee'] as const;
export type MemberType = (typeof MEMBER_TYPES)[number];

export const memberTypeLabel: Record<MemberType, string> = { partner: 'Sócio', employee: 'Funcionário' };
