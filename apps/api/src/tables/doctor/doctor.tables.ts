import type { DoctorForm } from '@esteto/domain/company/doctor/doctor-form';
import type { MaritalStatus } from '@esteto/domain/company/doctor/marital-status';
import type { Address } from '@esteto/domain/shared/document/address';
import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bigid, recordColumns } from '../../platform/database/columns.ts';
import { colleges } from '../college/college.tables.ts';
import { users } from '../user/user.tables.ts';

/** What the product knows of a person as a doctor; whoever has no row is one of whom nothing is known yet. */
export const doctors = pgTable(
  'doctors',
  {
    ...recordColumns,
    user_id: bigid()
      .notNull()
      .unique('doctors_user')
      .references(() => users.id),
    /** One CPF is one person. */
    cpf: text().unique('doctors_cpf'),
    rg: text(),
    ctps: text(),
    birth_city: text(),
    doctor_college: text(),
    college_id: bigid().references(() => colleges.id),
    birth_date: text(),
    marital_status: text().$type<MaritalStatus>(),
    address: jsonb().$type<Address>(),
    is_resident_doctor: boolean().notNull().default(false),
    serve_armed_forces: boolean().notNull().default(false),
    permanent_employee: boolean().notNull().default(false),
    has_fies: boolean().notNull().default(false),
    nf_requirements: text(),
    /** Years of which the person's income-tax return costs nothing. */
    free_personal_income_taxes: jsonb().$type<number[]>().notNull().default([]),
    crms: jsonb().$type<DoctorForm['crms']>().notNull().default([]),
  },
  (table) => [index('doctors_college').on(table.college_id)],
);
