/**
 * Nobody works two shifts at once, in whatever groups: the database refuses it, whoever writes and however many at a time. What is only planned binds
 * its own group alone, which others are told nothing of. Written where a schema's own words end; safe to run again.
 */
export const doubleBooking = `
do $$ begin
  if not exists (select 1 from pg_constraint where conname = 'duty_shifts_double_booking') then
    alter table duty_shifts add constraint duty_shifts_double_booking
      exclude using gist (professional_id with =, tstzrange(start_at, end_at) with &&)
      where (professional_id is not null and deleted_at is null and status not in ('draft', 'cancelled'))
      deferrable initially immediate;
  end if;
  if not exists (select 1 from pg_constraint where conname = 'duty_shifts_double_plan') then
    alter table duty_shifts add constraint duty_shifts_double_plan
      exclude using gist (group_id with =, professional_id with =, tstzrange(start_at, end_at) with &&)
      where (professional_id is not null and deleted_at is null and status <> 'cancelled')
      deferrable initially immediate;
  end if;
end $$;`;
