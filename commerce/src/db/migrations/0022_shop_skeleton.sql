CREATE TABLE "tax_country_exceptions" (
	"channel_id" integer NOT NULL,
	"country" text NOT NULL,
	"charge_taxes" boolean NOT NULL,
	"display_gross_prices" boolean NOT NULL,
	"tax_calculation_strategy" text,
	"tax_app_id" text,
	"use_weighted_tax_for_shipping" boolean DEFAULT false NOT NULL,
	CONSTRAINT "tax_country_exceptions_channel_id_country_pk" PRIMARY KEY("channel_id","country")
);
--> statement-breakpoint
ALTER TABLE "shipping_methods" DROP CONSTRAINT "shipping_methods_zone_id_name_unique";--> statement-breakpoint
ALTER TABLE "shipping_zones" DROP CONSTRAINT "shipping_zones_name_unique";--> statement-breakpoint
ALTER TABLE "tax_classes" DROP CONSTRAINT "tax_classes_name_unique";--> statement-breakpoint
ALTER TABLE "channels" ALTER COLUMN "order_expiry_minutes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "delete_expired_orders_after" integer DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "allocation_strategy" text DEFAULT 'PRIORITIZE_SORTING_ORDER' NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "automatically_fulfill_non_shippable_gift_card" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "mark_as_paid_strategy" text DEFAULT 'PAYMENT_FLOW' NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "include_draft_order_in_voucher_usage" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "draft_order_line_price_freeze_period" integer DEFAULT 24;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "use_legacy_line_discount_propagation" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "tax_calculation_strategy" text DEFAULT 'FLAT_RATES';--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "tax_app_id" text;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "use_weighted_tax_for_shipping" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "tax_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "tax_private_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "automatic_completion_cut_off_date" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "allow_legacy_gift_card_use" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "use_legacy_error_flow" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "release_funds_for_expired_checkouts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "checkout_ttl_before_releasing_funds" integer DEFAULT 6 NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "checkout_release_funds_cut_off_date" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "type" text DEFAULT 'PRICE' NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_zones" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_zones" ADD COLUMN "is_default" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_zones" ADD COLUMN "metadata" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_zones" ADD COLUMN "private_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tax_classes" ADD COLUMN "metadata" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tax_classes" ADD COLUMN "private_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "warehouses" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "warehouses" ADD COLUMN "is_private" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "warehouses" ADD COLUMN "external_reference" text;--> statement-breakpoint
ALTER TABLE "tax_country_exceptions" ADD CONSTRAINT "tax_country_exceptions_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shipping_methods_zone_id_sort_index" ON "shipping_methods" USING btree ("zone_id","sort");--> statement-breakpoint
CREATE INDEX "warehouses_name_id_index" ON "warehouses" USING btree ("name","id");--> statement-breakpoint
ALTER TABLE "warehouses" ADD CONSTRAINT "warehouses_external_reference_unique" UNIQUE("external_reference");--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_allocation_strategy_known" CHECK ("channels"."allocation_strategy" in ('PRIORITIZE_SORTING_ORDER', 'PRIORITIZE_HIGH_STOCK'));--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD CONSTRAINT "shipping_methods_type_known" CHECK ("shipping_methods"."type" in ('PRICE', 'WEIGHT'));--> statement-breakpoint
ALTER TABLE "warehouses" ADD CONSTRAINT "warehouses_click_and_collect_known" CHECK ("warehouses"."click_and_collect_option" in ('DISABLED', 'LOCAL', 'ALL'));