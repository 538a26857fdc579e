DROP INDEX "checkouts_updated_at_index";--> statement-breakpoint
CREATE INDEX "checkouts_updated" ON "checkouts" USING brin ("updated_at");--> statement-breakpoint
-- Room on each page for the changed rows.
ALTER TABLE "checkouts" SET (fillfactor = 60);
