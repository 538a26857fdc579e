CREATE TABLE "bitcoin_wallets" (
	"account" text PRIMARY KEY NOT NULL,
	"next_index" integer NOT NULL,
	"last_used" integer DEFAULT -1 NOT NULL,
	"is_restored" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_readers" (
	"key" text PRIMARY KEY NOT NULL,
	"sent_at" timestamp with time zone[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shops" ALTER COLUMN "fulfillment_allow_unpaid" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_extended" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held_network" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held_mailbox" text;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "max_unpaid_orders_per_network" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "max_unpaid_orders_per_email" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "max_unpaid_packs_per_variant" integer DEFAULT 40 NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "max_order_mails_per_hour" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "holder_key" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_held_network_index" ON "orders" USING btree ("held_network") WHERE "orders"."held_network" is not null;--> statement-breakpoint
CREATE INDEX "orders_held_mailbox_index" ON "orders" USING btree ("held_mailbox") WHERE "orders"."held_mailbox" is not null;--> statement-breakpoint
DROP SEQUENCE "public"."bitcoin_indexes";--> statement-breakpoint
UPDATE "orders" SET "status" = 'UNCONFIRMED' WHERE "status" = 'UNFULFILLED' AND "expires_at" IS NOT NULL AND "total_charged" + "total_authorized" = 0;