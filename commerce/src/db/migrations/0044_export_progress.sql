ALTER TABLE "export_files" ADD COLUMN "rows_done" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "export_files" ADD COLUMN "rows_all" integer;--> statement-breakpoint
ALTER TABLE "export_files" ADD COLUMN "claimed_until" timestamp with time zone;