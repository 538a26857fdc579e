CREATE TABLE "gift_card_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gift_card_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"gift_card_id" integer NOT NULL,
	"type" text NOT NULL,
	"user_id" integer,
	"app_id" integer,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gift_card_events_type_known" CHECK ("gift_card_events"."type" in ('ISSUED', 'ACTIVATED', 'DEACTIVATED', 'BALANCE_RESET', 'EXPIRY_DATE_UPDATED', 'TAGS_UPDATED', 'SENT_TO_CUSTOMER', 'RESENT', 'NOTE_ADDED', 'USED_IN_ORDER', 'ASSIGNED_TO_USER', 'UNASSIGNED_FROM_USER'))
);
--> statement-breakpoint
CREATE TABLE "gift_card_tag_links" (
	"gift_card_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	CONSTRAINT "gift_card_tag_links_gift_card_id_tag_id_pk" PRIMARY KEY("gift_card_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "gift_card_tags" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gift_card_tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	CONSTRAINT "gift_card_tags_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "export_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "export_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"input" jsonb NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"path" text,
	"message" text,
	"user_id" integer,
	"app_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "export_files_status_known" CHECK ("export_files"."status" in ('PENDING', 'SUCCESS', 'FAILED', 'DELETED'))
);
--> statement-breakpoint
ALTER TABLE "vouchers" ALTER COLUMN "type" SET DEFAULT 'ENTIRE_ORDER';--> statement-breakpoint
ALTER TABLE "vouchers" ALTER COLUMN "value_type" SET DEFAULT 'FIXED';--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "app_id" integer;--> statement-breakpoint
ALTER TABLE "voucher_codes" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "voucher_codes" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "voucher_codes" ADD COLUMN "sort" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "voucher_codes_sort_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "voucher_listings" ADD COLUMN "id" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "voucher_listings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "variant_ids" integer[] DEFAULT '{}'::int[] NOT NULL;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "metadata" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "private_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "gift_card_expiry_type" text DEFAULT 'NEVER_EXPIRE' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "gift_card_expiry_amount" integer;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "gift_card_expiry_unit" text;--> statement-breakpoint
ALTER TABLE "gift_card_events" ADD CONSTRAINT "gift_card_events_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_events" ADD CONSTRAINT "gift_card_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_events" ADD CONSTRAINT "gift_card_events_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_tag_links" ADD CONSTRAINT "gift_card_tag_links_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_tag_links" ADD CONSTRAINT "gift_card_tag_links_tag_id_gift_card_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."gift_card_tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_files" ADD CONSTRAINT "export_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_files" ADD CONSTRAINT "export_files_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_card_events_gift_card_id_id_index" ON "gift_card_events" USING btree ("gift_card_id","id");--> statement-breakpoint
CREATE INDEX "gift_card_tag_links_tag_id_index" ON "gift_card_tag_links" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "export_files_status_id_index" ON "export_files" USING btree ("status","id");--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_cards_created_at_id_index" ON "gift_cards" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "gift_cards_assigned_to_user_id_index" ON "gift_cards" USING btree ("assigned_to_user_id");--> statement-breakpoint
CREATE INDEX "voucher_codes_voucher_id_sort_index" ON "voucher_codes" USING btree ("voucher_id","sort");--> statement-breakpoint
CREATE INDEX "vouchers_name_id_index" ON "vouchers" USING btree ("name","id");--> statement-breakpoint
ALTER TABLE "voucher_codes" ADD CONSTRAINT "voucher_codes_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "voucher_listings" ADD CONSTRAINT "voucher_listings_id_unique" UNIQUE("id");