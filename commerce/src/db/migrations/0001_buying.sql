ALTER TABLE "checkouts" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "claimed_until" timestamp with time zone;