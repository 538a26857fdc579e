ALTER TABLE "change_rows" DROP CONSTRAINT "change_rows_change_id_changes_id_fk";
--> statement-breakpoint
DROP INDEX "change_rows_change_id_index";--> statement-breakpoint
DROP INDEX "change_rows_table_name_key_index";--> statement-breakpoint
CREATE INDEX "change_rows_change_id_table_name_index" ON "change_rows" USING btree ("change_id","table_name");--> statement-breakpoint
CREATE INDEX "change_rows_key_index" ON "change_rows" USING hash ("key");