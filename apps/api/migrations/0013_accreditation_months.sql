ALTER TABLE "accreditations" ADD COLUMN "first_competence" text;--> statement-breakpoint
ALTER TABLE "accreditations" ADD COLUMN "last_competence" text;--> statement-breakpoint
-- Those in force count from the month in which they were written down. Which of the others had been in force, nothing tells.
UPDATE "accreditations" SET "first_competence" = to_char("created_at" AT TIME ZONE 'America/Sao_Paulo', 'YYYY-MM') WHERE "status" = 'approved';
