-- Promotions become promotions with rules. What they were is kept here until the new tables are there.
DROP TRIGGER "promotions_changed" ON "promotions";--> statement-breakpoint
DROP TRIGGER IF EXISTS "semena_change_logged" ON "promotions";--> statement-breakpoint
CREATE TABLE "promotions_before" AS SELECT * FROM "promotions";--> statement-breakpoint
DELETE FROM "promotions";
