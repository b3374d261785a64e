import type {
  AccreditationDocumentStatus,
  AccreditationOrigin,
  AccreditationStatus,
  AccreditationStep,
} from '@esteto/domain/duty/accreditation/accreditation-life';
import type { DossierKind } from '@esteto/domain/duty/accreditation/dossier-kinds';
import type { PaymentKind } from '@esteto/domain/duty/accreditation/payment-form';
import type { Uf } from '@esteto/domain/shared/tables/uf';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, instant, recordColumns } from '../../platform/database/columns.ts';
import { companies } from '../company/company.tables.ts';
import { managementGroups } from '../management-group/management-group.tables.ts';
import { files } from '../platform/files.tables.ts';
import { qualifications } from '../qualification/qualification.tables.ts';
import { users } from '../user/user.tables.ts';

/** Ties a professional to a management group. One that was refused or cancelled stays, and a new one is made beside it. */
export const accreditations = pgTable(
  'accreditations',
  {
    ...recordColumns,
    group_id: bigid()
      .notNull()
      .references(() => managementGroups.id),
    professional_id: bigid()
      .notNull()
      .references(() => users.id),
    origin: text().$type<AccreditationOrigin>().notNull().default('internal'),
    status: text().$type<AccreditationStatus>().notNull(),
    /** Where its professional stands, kept so that a list can be asked by it. */
    step: text().$type<AccreditationStep>().notNull().default('contact'),
    /** Since when it is in its status. */
    status_since: instant().notNull().default(sql`now()`),
    contact_email: text(),
    contact_phone: text(),
    crm_number: text(),
    crm_state: text().$type<Uf>(),
    specialty: text(),
    rqe: text(),
    payment: text().$type<PaymentKind>(),
    /** The company that the group pays for the professional's work; null until that is said, or where the person is paid. */
    company_id: bigid().references(() => companies.id),
    /** The person's Pix key or account (domain, PersonalAccount), sealed; the name is the bank's when it was told. */
    sealed_account: text(),
    /** The units where the professional works; null for every unit of the group. */
    unit_ids: bigid().array(),
    valid_until: date(),
    approved_by: bigid().references(() => users.id),
    /** Why it was refused, suspended, handed back or cancelled last. */
    reason: text(),
    /** When the professional let the group see the documents that it asks for; null while they do not. */
    consented_at: instant(),
    /** The last reminder of its end that was sent: so many days before. */
    ending_told: integer(),
    /** 'YYYY-MM' of the approval; null of one that never was approved. */
    first_competence: text(),
    /** 'YYYY-MM' in which it ended; null while it is in force. */
    last_competence: text(),
  },
  (table) => [
    uniqueIndex('accreditations_group_professional')
      .on(table.group_id, table.professional_id)
      .where(sql`status not in ('refused', 'cancelled')`),
    index('accreditations_company').on(table.company_id),
    index('accreditations_professional').on(table.professional_id),
    index('accreditations_group_status').on(table.group_id, table.status, table.status_since, table.id),
    index('accreditations_waiting').on(table.status_since, table.id),
    index('accreditations_ending').on(table.valid_until).where(sql`valid_until is not null`),
  ],
);

/** A paper of a doctor, one version of it. What was replaced stays: groups go on seeing the version that they were shown. */
export const dossierDocuments = pgTable(
  'dossier_documents',
  {
    ...recordColumns,
    user_id: bigid()
      .notNull()
      .references(() => users.id),
    kind: text().$type<DossierKind>().notNull(),
    /** What it is called, where its kind alone does not say. */
    title: text(),
    number: text(),
    issued_on: date(),
    valid_until: date(),
    file_id: text()
      .notNull()
      .references(() => files.id),
    /** The version whose place this one took. */
    replaces_id: bigid().unique('dossier_documents_replaces'),
    replaced_at: instant(),
    removed_at: instant(),
  },
  (table) => [
    index('dossier_documents_user').on(table.user_id, table.id).where(sql`replaced_at is null and removed_at is null`),
    index('dossier_documents_file').on(table.file_id),
  ],
);

/** What a group asks of a professional, line by line: a paper that every one brings, or the proof of one of the group's qualifications. */
export const accreditationDocuments = pgTable(
  'accreditation_documents',
  {
    ...recordColumns,
    accreditation_id: bigid()
      .notNull()
      .references(() => accreditations.id),
    /** Null of a qualification. */
    kind: text().$type<DossierKind>(),
    qualification_id: bigid().references(() => qualifications.id),
    is_required: boolean().notNull().default(true),
    status: text().$type<AccreditationDocumentStatus>().notNull(),
    /** The version in the dossier that the group may see; null while it may see none. */
    document_id: bigid().references(() => dossierDocuments.id),
    /** The last day of the version, or of what the qualification holds after its issue. */
    valid_until: date(),
    note: text(),
    reviewed_by: bigid().references(() => users.id),
    ending_told: integer(),
  },
  (table) => [
    uniqueIndex('accreditation_documents_kind').on(table.accreditation_id, table.kind).where(sql`kind is not null`),
    uniqueIndex('accreditation_documents_qualification')
      .on(table.accreditation_id, table.qualification_id)
      .where(sql`qualification_id is not null`),
    index('accreditation_documents_document').on(table.document_id),
    check('accreditation_documents_something', sql`kind is not null or qualification_id is not null`),
    index('accreditation_documents_ending').on(table.valid_until).where(sql`valid_until is not null`),
  ],
);
