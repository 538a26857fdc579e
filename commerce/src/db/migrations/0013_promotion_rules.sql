CREATE TABLE "promotion_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"promotion_id" uuid NOT NULL,
	"type" text NOT NULL,
	"rule_id" uuid,
	"user_id" integer,
	"app_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotion_events_type_known" CHECK ("promotion_events"."type" in ('PROMOTION_CREATED', 'PROMOTION_UPDATED', 'PROMOTION_STARTED', 'PROMOTION_ENDED', 'RULE_CREATED', 'RULE_UPDATED', 'RULE_DELETED'))
);
--> statement-breakpoint
CREATE TABLE "promotion_rule_variants" (
	"variant_id" integer NOT NULL,
	"rule_id" uuid NOT NULL,
	CONSTRAINT "promotion_rule_variants_variant_id_rule_id_pk" PRIMARY KEY("variant_id","rule_id")
);
--> statement-breakpoint
CREATE TABLE "promotion_rules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"promotion_id" uuid NOT NULL,
	"sort" bigint GENERATED ALWAYS AS IDENTITY (sequence name "promotion_rules_sort_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text,
	"description" jsonb,
	"channels" integer[] DEFAULT '{}'::int[] NOT NULL,
	"catalogue_predicate" jsonb,
	"order_predicate" jsonb,
	"reward_type" text,
	"value_type" text,
	"value" numeric(12, 3),
	"gift_variant_ids" integer[] DEFAULT '{}'::int[] NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"covered" text,
	"applied" text,
	CONSTRAINT "promotion_rules_value_type_known" CHECK ("promotion_rules"."value_type" in ('PERCENTAGE', 'FIXED')),
	CONSTRAINT "promotion_rules_reward_type_known" CHECK ("promotion_rules"."reward_type" in ('SUBTOTAL_DISCOUNT', 'GIFT')),
	CONSTRAINT "promotion_rules_one_predicate" CHECK (("promotion_rules"."catalogue_predicate" is null) <> ("promotion_rules"."order_predicate" is null))
);
--> statement-breakpoint
CREATE TABLE "stale_products" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stale_products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"is_moved" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "promotions" DROP CONSTRAINT "promotions_name_unique";--> statement-breakpoint
ALTER TABLE "promotions" DROP CONSTRAINT "promotions_reward_type_known";--> statement-breakpoint
ALTER TABLE "variant_listings" DROP CONSTRAINT "variant_listings_promotion_id_promotions_id_fk";
--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "description" jsonb;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "sale_id" integer;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "metadata" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "private_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "is_on" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "promotion_events" ADD CONSTRAINT "promotion_events_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_events" ADD CONSTRAINT "promotion_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_events" ADD CONSTRAINT "promotion_events_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_rule_variants" ADD CONSTRAINT "promotion_rule_variants_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_rule_variants" ADD CONSTRAINT "promotion_rule_variants_rule_id_promotion_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."promotion_rules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_rules" ADD CONSTRAINT "promotion_rules_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotion_events_promotion_id_created_at_index" ON "promotion_events" USING btree ("promotion_id","created_at");--> statement-breakpoint
CREATE INDEX "promotion_rule_variants_rule_id_index" ON "promotion_rule_variants" USING btree ("rule_id");--> statement-breakpoint
CREATE INDEX "promotion_rules_promotion_id_sort_index" ON "promotion_rules" USING btree ("promotion_id","sort");--> statement-breakpoint
CREATE INDEX "promotions_name_id_index" ON "promotions" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "promotions_start_date_index" ON "promotions" USING btree ("start_date");--> statement-breakpoint
CREATE INDEX "promotions_end_date_index" ON "promotions" USING btree ("end_date");--> statement-breakpoint
CREATE INDEX "promotions_created_at_index" ON "promotions" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "promotions" DROP COLUMN "min_subtotals";--> statement-breakpoint
ALTER TABLE "promotions" DROP COLUMN "gift_variant_ids";--> statement-breakpoint
ALTER TABLE "promotions" DROP COLUMN "channels";--> statement-breakpoint
ALTER TABLE "promotions" DROP COLUMN "reward_type";--> statement-breakpoint
ALTER TABLE "promotions" DROP COLUMN "reward_value";--> statement-breakpoint
ALTER TABLE "promotions" DROP COLUMN "product_ids";--> statement-breakpoint
ALTER TABLE "promotions" DROP COLUMN "collection_ids";--> statement-breakpoint
ALTER TABLE "promotions" DROP COLUMN "category_ids";--> statement-breakpoint
ALTER TABLE "promotions" DROP COLUMN "applied";--> statement-breakpoint
ALTER TABLE "variant_listings" DROP COLUMN "promotion_id";--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_sale_id_unique" UNIQUE("sale_id");