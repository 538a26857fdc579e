-- The tables as drizzle-kit writes them, in the sequence of columns that shops from before the first release have; before and after them what drizzle-kit does not know: extension, functions, triggers, storage.
CREATE EXTENSION IF NOT EXISTS "pg_trgm";--> statement-breakpoint
-- The database reads the words of a check anew for each statement that writes; a function keeps them.
CREATE FUNCTION "orders_words_known"("status" text, "charge_status" text, "authorize_status" text, "origin" text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN status IN ('DRAFT', 'UNCONFIRMED', 'UNFULFILLED', 'PARTIALLY_FULFILLED', 'FULFILLED', 'PARTIALLY_RETURNED', 'RETURNED', 'CANCELED', 'EXPIRED')
    AND charge_status IN ('NONE', 'PARTIAL', 'FULL', 'OVERCHARGED')
    AND authorize_status IN ('NONE', 'PARTIAL', 'FULL')
    AND origin IN ('CHECKOUT', 'DRAFT', 'REISSUE', 'BULK_CREATE');
END $$;--> statement-breakpoint
CREATE FUNCTION "order_lines_words_known"("manual_type" text, "unit_discount_type" text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN manual_type IN ('PERCENTAGE', 'FIXED') AND unit_discount_type IN ('PERCENTAGE', 'FIXED');
END $$;--> statement-breakpoint
CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1;--> statement-breakpoint
CREATE TABLE "app_extensions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app_extensions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"app_id" integer NOT NULL,
	"identifier" text,
	"label" text NOT NULL,
	"url" text NOT NULL,
	"mount_name" text NOT NULL,
	"target_name" text NOT NULL,
	"permissions" text[] DEFAULT '{}'::text[] NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL
);--> statement-breakpoint
CREATE TABLE "app_installations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app_installations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"app_name" text NOT NULL,
	"manifest_url" text NOT NULL,
	"permissions" text[] DEFAULT '{}'::text[] NOT NULL,
	"activates" boolean DEFAULT true NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"message" text,
	"logo_url" text,
	"claimed_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "app_installations_state_known" CHECK ("app_installations"."state" in ('PENDING', 'FAILED'))
);--> statement-breakpoint
CREATE TABLE "app_problems" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app_problems_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"app_id" integer NOT NULL,
	"key" text NOT NULL,
	"message" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"is_critical" boolean DEFAULT false NOT NULL,
	"dismissed_by" text,
	"dismissed_by_user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "app_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"app_id" integer NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_four" text DEFAULT '' NOT NULL,
	CONSTRAINT "app_tokens_token_hash_unique" UNIQUE("token_hash")
);--> statement-breakpoint
CREATE TABLE "apps" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "apps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"identifier" text NOT NULL,
	"name" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"permissions" text[] DEFAULT '{}'::text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"private_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"manifest_url" text,
	"manifest_version" text,
	"author" text,
	"about" text,
	"data_privacy_url" text,
	"homepage_url" text,
	"support_url" text,
	"configuration_url" text,
	"app_url" text,
	"audience" text,
	"logo_url" text,
	"breaker_state" text DEFAULT 'CLOSED' NOT NULL,
	"breaker_changed_at" timestamp with time zone,
	CONSTRAINT "apps_identifier_unique" UNIQUE("identifier"),
	CONSTRAINT "apps_breaker_known" CHECK ("apps"."breaker_state" in ('CLOSED', 'HALF_OPEN', 'OPEN'))
);--> statement-breakpoint
CREATE TABLE "attribute_values" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attribute_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"attribute_id" integer NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"numeric" double precision,
	"boolean" boolean,
	"plain_text" text,
	"rich_text" jsonb,
	"file_url" text,
	"content_type" text,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"value" text DEFAULT '' NOT NULL,
	"date_time" timestamp with time zone,
	"reference_id" integer,
	"external_reference" text,
	CONSTRAINT "attribute_values_external_reference_unique" UNIQUE("external_reference"),
	CONSTRAINT "attribute_values_attribute_id_slug_unique" UNIQUE("attribute_id","slug")
);--> statement-breakpoint
CREATE TABLE "attributes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attributes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"input_type" text NOT NULL,
	"type" text NOT NULL,
	"unit" text,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"private_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"visible_in_storefront" boolean DEFAULT true NOT NULL,
	"entity_type" text,
	"reference_type_ids" integer[] DEFAULT '{}'::int[] NOT NULL,
	"value_required" boolean DEFAULT false NOT NULL,
	"is_variant_only" boolean DEFAULT false NOT NULL,
	"filterable_in_storefront" boolean DEFAULT false NOT NULL,
	"filterable_in_dashboard" boolean DEFAULT false NOT NULL,
	"available_in_grid" boolean DEFAULT false NOT NULL,
	"storefront_search_position" integer DEFAULT 0 NOT NULL,
	"external_reference" text,
	CONSTRAINT "attributes_slug_unique" UNIQUE("slug"),
	CONSTRAINT "attributes_external_reference_unique" UNIQUE("external_reference")
);--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" jsonb,
	"parent_id" integer,
	"background_path" text,
	"background_alt" text DEFAULT '' NOT NULL,
	"seo_title" text,
	"seo_description" text,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"private_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug")
);--> statement-breakpoint
CREATE TABLE "collection_listings" (
	"collection_id" integer NOT NULL,
	"channel_id" integer NOT NULL,
	"is_published" boolean DEFAULT true NOT NULL,
	"published_at" timestamp with time zone,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "collection_listings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	CONSTRAINT "collection_listings_collection_id_channel_id_pk" PRIMARY KEY("collection_id","channel_id"),
	CONSTRAINT "collection_listings_id_unique" UNIQUE("id")
);--> statement-breakpoint
CREATE TABLE "collection_products" (
	"collection_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "collection_products_collection_id_product_id_pk" PRIMARY KEY("collection_id","product_id")
);--> statement-breakpoint
CREATE TABLE "collections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" jsonb,
	"background_path" text,
	"background_alt" text DEFAULT '' NOT NULL,
	"seo_title" text,
	"seo_description" text,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"private_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "collections_slug_unique" UNIQUE("slug")
);--> statement-breakpoint
CREATE TABLE "product_attribute_values" (
	"product_id" integer NOT NULL,
	"attribute_id" integer NOT NULL,
	"value_id" integer NOT NULL,
	"numeric" double precision,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_attribute_values_product_id_attribute_id_value_id_pk" PRIMARY KEY("product_id","attribute_id","value_id")
);--> statement-breakpoint
CREATE TABLE "product_listings" (
	"product_id" integer NOT NULL,
	"channel_id" integer NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone,
	"visible_in_listings" boolean DEFAULT true NOT NULL,
	"available_for_purchase_at" timestamp with time zone,
	"min_price" bigint,
	"min_discounted_price" bigint,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "product_listings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shown_price" bigint,
	"shown_discounted_price" bigint,
	CONSTRAINT "product_listings_product_id_channel_id_pk" PRIMARY KEY("product_id","channel_id"),
	CONSTRAINT "product_listings_id_unique" UNIQUE("id")
);--> statement-breakpoint
CREATE TABLE "product_media" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"path" text NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"private_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"type" text DEFAULT 'IMAGE' NOT NULL,
	"external_url" text,
	"oembed" jsonb DEFAULT '{}'::jsonb NOT NULL
);--> statement-breakpoint
CREATE TABLE "product_type_attributes" (
	"product_type_id" integer NOT NULL,
	"attribute_id" integer NOT NULL,
	"of_variant" boolean NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"variant_selection" boolean DEFAULT false NOT NULL,
	CONSTRAINT "product_type_attributes_product_type_id_attribute_id_of_variant_pk" PRIMARY KEY("product_type_id","attribute_id","of_variant")
);--> statement-breakpoint
CREATE TABLE "product_types" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"is_shipping_required" boolean DEFAULT true NOT NULL,
	"has_variants" boolean DEFAULT true NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"private_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"tax_class_id" integer,
	"is_digital" boolean DEFAULT false NOT NULL,
	"kind" text DEFAULT 'NORMAL' NOT NULL,
	"weight" double precision DEFAULT 0 NOT NULL,
	CONSTRAINT "product_types_slug_unique" UNIQUE("slug")
);--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" jsonb,
	"product_type_id" integer NOT NULL,
	"category_id" integer,
	"default_variant_id" integer,
	"seo_title" text,
	"seo_description" text,
	"rating" double precision,
	"weight" double precision,
	"external_reference" text,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"private_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tax_class_id" integer,
	CONSTRAINT "products_slug_unique" UNIQUE("slug"),
	CONSTRAINT "products_external_reference_unique" UNIQUE("external_reference")
);--> statement-breakpoint
CREATE TABLE "stocks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"warehouse_id" uuid NOT NULL,
	"variant_id" integer NOT NULL,
	"quantity" integer DEFAULT 0 NOT NULL,
	"allocated" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stocks_variant_id_warehouse_id_unique" UNIQUE("variant_id","warehouse_id")
);--> statement-breakpoint
CREATE TABLE "variant_attribute_values" (
	"variant_id" integer NOT NULL,
	"attribute_id" integer NOT NULL,
	"value_id" integer NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "variant_attribute_values_variant_id_attribute_id_value_id_pk" PRIMARY KEY("variant_id","attribute_id","value_id")
);--> statement-breakpoint
CREATE TABLE "variant_listings" (
	"variant_id" integer NOT NULL,
	"channel_id" integer NOT NULL,
	"price" bigint NOT NULL,
	"discounted_price" bigint NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "variant_listings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cost_price" bigint,
	"prior_price" bigint,
	CONSTRAINT "variant_listings_variant_id_channel_id_pk" PRIMARY KEY("variant_id","channel_id"),
	CONSTRAINT "variant_listings_id_unique" UNIQUE("id")
);--> statement-breakpoint
CREATE TABLE "variant_media" (
	"variant_id" integer NOT NULL,
	"media_id" integer NOT NULL,
	CONSTRAINT "variant_media_variant_id_media_id_pk" PRIMARY KEY("variant_id","media_id")
);--> statement-breakpoint
CREATE TABLE "variants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "variants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"sku" text,
	"name" text DEFAULT '' NOT NULL,
	"track_inventory" boolean DEFAULT true NOT NULL,
	"quantity_limit_per_customer" integer,
	"weight" double precision,
	"sort" integer DEFAULT 0 NOT NULL,
	"external_reference" text,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"private_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "variants_sku_unique" UNIQUE("sku"),
	CONSTRAINT "variants_external_reference_unique" UNIQUE("external_reference")
);--> statement-breakpoint
CREATE TABLE "change_rows" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "change_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"change_id" bigint NOT NULL,
	"table_name" text NOT NULL,
	"key" jsonb NOT NULL,
	"before" jsonb,
	"after" jsonb
);--> statement-breakpoint
CREATE TABLE "changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"origin" text NOT NULL,
	"user_id" integer,
	"app_id" integer,
	"operation" text NOT NULL,
	"undoes" bigint,
	CONSTRAINT "changes_origin_known" CHECK ("changes"."origin" in ('STAFF', 'APP', 'IMPORT', 'COMMAND'))
);--> statement-breakpoint
CREATE TABLE "checkout_gift_cards" (
	"checkout_id" uuid NOT NULL,
	"gift_card_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checkout_gift_cards_checkout_id_gift_card_id_pk" PRIMARY KEY("checkout_id","gift_card_id")
);--> statement-breakpoint
CREATE TABLE "checkout_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" bigserial NOT NULL,
	"checkout_id" uuid NOT NULL,
	"variant_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"is_gift" boolean DEFAULT false NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"private_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"price_override" bigint,
	"price_override_reason" text
);--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"email" text,
	"language_code" text DEFAULT 'EN' NOT NULL,
	"country" text NOT NULL,
	"customer_note" text DEFAULT '' NOT NULL,
	"billing_address" jsonb,
	"shipping_address" jsonb,
	"shipping_method_id" integer,
	"voucher_code" text,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"private_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"user_id" integer,
	"save_shipping_address" boolean DEFAULT true NOT NULL,
	"save_billing_address" boolean DEFAULT true NOT NULL,
	"completion_tried_at" timestamp with time zone,
	"collection_point_id" uuid,
	"app_method" jsonb,
	"total" bigint
);--> statement-breakpoint
CREATE TABLE "reservations" (
	"line_id" uuid NOT NULL,
	"stock_id" integer NOT NULL,
	"checkout_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"reserved_until" timestamp with time zone NOT NULL,
	CONSTRAINT "reservations_line_id_stock_id_pk" PRIMARY KEY("line_id","stock_id")
);--> statement-breakpoint
CREATE TABLE "menu_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "menu_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"menu_id" integer NOT NULL,
	"key" text DEFAULT gen_random_uuid()::text NOT NULL,
	"parent_id" integer,
	"name" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"collection_id" integer,
	"category_id" integer,
	"page_id" integer,
	"url" text,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"private_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "menu_items_menu_id_key_unique" UNIQUE("menu_id","key")
);--> statement-breakpoint
CREATE TABLE "menus" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "menus_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"private_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"navigation" text,
	CONSTRAINT "menus_slug_unique" UNIQUE("slug"),
	CONSTRAINT "menus_navigation_unique" UNIQUE("navigation")
);--> statement-breakpoint
CREATE TABLE "page_attribute_values" (
	"page_id" integer NOT NULL,
	"attribute_id" integer NOT NULL,
	"value_id" integer NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "page_attribute_values_page_id_attribute_id_value_id_pk" PRIMARY KEY("page_id","attribute_id","value_id")
);--> statement-breakpoint
CREATE TABLE "page_type_attributes" (
	"page_type_id" integer NOT NULL,
	"attribute_id" integer NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "page_type_attributes_page_type_id_attribute_id_pk" PRIMARY KEY("page_type_id","attribute_id")
);--> statement-breakpoint
CREATE TABLE "page_types" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"private_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "page_types_slug_unique" UNIQUE("slug")
);--> statement-breakpoint
CREATE TABLE "pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"content" jsonb,
	"page_type_id" integer NOT NULL,
	"is_published" boolean DEFAULT true NOT NULL,
	"published_at" timestamp with time zone,
	"seo_title" text,
	"seo_description" text,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"private_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pages_slug_unique" UNIQUE("slug")
);--> statement-breakpoint
CREATE TABLE "gift_card_tag_links" (
	"gift_card_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	CONSTRAINT "gift_card_tag_links_gift_card_id_tag_id_pk" PRIMARY KEY("gift_card_id","tag_id")
);--> statement-breakpoint
CREATE TABLE "gift_card_tags" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gift_card_tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	CONSTRAINT "gift_card_tags_name_unique" UNIQUE("name")
);--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gift_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"currency" text NOT NULL,
	"initial_balance" bigint NOT NULL,
	"current_balance" bigint NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"expiry_date" text,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"assigned_to_user_id" integer,
	"assigned_to_email" text,
	"created_by_user_id" integer,
	"created_by_email" text,
	"last_used_on" timestamp with time zone,
	"private_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"app_id" integer,
	"product_id" integer,
	CONSTRAINT "gift_cards_code_unique" UNIQUE("code")
);--> statement-breakpoint
CREATE TABLE "voucher_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"voucher_id" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sort" bigint GENERATED ALWAYS AS IDENTITY (sequence name "voucher_codes_sort_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "voucher_codes_id_unique" UNIQUE("id")
);--> statement-breakpoint
CREATE TABLE "voucher_customers" (
	"code" text NOT NULL,
	"email" text NOT NULL,
	"order_id" uuid,
	CONSTRAINT "voucher_customers_code_email_pk" PRIMARY KEY("code","email")
);--> statement-breakpoint
CREATE TABLE "voucher_listings" (
	"voucher_id" integer NOT NULL,
	"channel_id" integer NOT NULL,
	"value" numeric(12, 3) NOT NULL,
	"min_spent" bigint,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "voucher_listings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	CONSTRAINT "voucher_listings_voucher_id_channel_id_pk" PRIMARY KEY("voucher_id","channel_id"),
	CONSTRAINT "voucher_listings_id_unique" UNIQUE("id")
);--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vouchers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text DEFAULT '' NOT NULL,
	"type" text DEFAULT 'ENTIRE_ORDER' NOT NULL,
	"value_type" text DEFAULT 'FIXED' NOT NULL,
	"start_date" timestamp with time zone DEFAULT now() NOT NULL,
	"end_date" timestamp with time zone,
	"usage_limit" integer,
	"min_quantity" integer,
	"countries" text[] DEFAULT '{}'::text[] NOT NULL,
	"product_ids" integer[] DEFAULT '{}'::int[] NOT NULL,
	"collection_ids" integer[] DEFAULT '{}'::int[] NOT NULL,
	"category_ids" integer[] DEFAULT '{}'::int[] NOT NULL,
	"apply_once_per_order" boolean DEFAULT false NOT NULL,
	"apply_once_per_customer" boolean DEFAULT false NOT NULL,
	"only_for_staff" boolean DEFAULT false NOT NULL,
	"single_use" boolean DEFAULT false NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"variant_ids" integer[] DEFAULT '{}'::int[] NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"private_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vouchers_type_known" CHECK ("vouchers"."type" in ('ENTIRE_ORDER', 'SPECIFIC_PRODUCT', 'SHIPPING')),
	CONSTRAINT "vouchers_value_type_known" CHECK ("vouchers"."value_type" in ('PERCENTAGE', 'FIXED'))
);--> statement-breakpoint
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
	"rows_done" integer DEFAULT 0 NOT NULL,
	"rows_all" integer,
	"claimed_until" timestamp with time zone,
	CONSTRAINT "export_files_status_known" CHECK ("export_files"."status" in ('PENDING', 'SUCCESS', 'FAILED', 'DELETED'))
);--> statement-breakpoint
CREATE TABLE "gift_card_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gift_card_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"gift_card_id" integer NOT NULL,
	"type" text NOT NULL,
	"user_id" integer,
	"app_id" integer,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"order_id" uuid,
	CONSTRAINT "gift_card_events_type_known" CHECK ("gift_card_events"."type" in ('ISSUED', 'BOUGHT', 'ACTIVATED', 'DEACTIVATED', 'BALANCE_RESET', 'BALANCE_ADJUSTED', 'EXPIRY_DATE_UPDATED', 'TAGS_UPDATED', 'SENT_TO_CUSTOMER', 'RESENT', 'NOTE_ADDED', 'USED_IN_ORDER', 'ASSIGNED_TO_USER', 'UNASSIGNED_FROM_USER'))
);--> statement-breakpoint
CREATE TABLE "invoice_numbers" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"number" text,
	"status" text NOT NULL,
	"external_url" text,
	"content" jsonb,
	"message" text,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"private_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_status_known" CHECK ("invoices"."status" in ('PENDING', 'SUCCESS', 'FAILED', 'DELETED'))
);--> statement-breakpoint
CREATE TABLE "allocations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "allocations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_line_id" uuid NOT NULL,
	"stock_id" integer NOT NULL,
	"quantity" integer NOT NULL
);--> statement-breakpoint
CREATE TABLE "fulfillment_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fulfillment_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"fulfillment_id" integer NOT NULL,
	"order_line_id" uuid NOT NULL,
	"stock_id" integer,
	"quantity" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"reason_page_id" integer
);--> statement-breakpoint
CREATE TABLE "fulfillments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fulfillments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"fulfillment_order" integer NOT NULL,
	"status" text DEFAULT 'FULFILLED' NOT NULL,
	"tracking_number" text DEFAULT '' NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"private_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"shipping_refunded" bigint,
	"total_refunded" bigint,
	"reason" text DEFAULT '' NOT NULL,
	"reason_page_id" integer,
	CONSTRAINT "fulfillments_status_known" CHECK ("fulfillments"."status" in ('FULFILLED', 'REFUNDED', 'RETURNED', 'REPLACED', 'REFUNDED_AND_RETURNED', 'CANCELED', 'WAITING_FOR_APPROVAL'))
);--> statement-breakpoint
CREATE TABLE "order_discounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"type" text NOT NULL,
	"name" text,
	"translated_name" text,
	"value_type" text NOT NULL,
	"value" double precision NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text,
	CONSTRAINT "order_discounts_value_type_known" CHECK ("order_discounts"."value_type" in ('PERCENTAGE', 'FIXED'))
);--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"type" text NOT NULL,
	"parameters" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" integer,
	"app_id" integer
);--> statement-breakpoint
CREATE TABLE "order_gift_cards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_gift_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"gift_card_id" integer,
	"amount" bigint NOT NULL
);--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" bigserial NOT NULL,
	"order_id" uuid NOT NULL,
	"variant_id" integer,
	"product_name" text NOT NULL,
	"variant_name" text NOT NULL,
	"translated_product_name" text DEFAULT '' NOT NULL,
	"translated_variant_name" text DEFAULT '' NOT NULL,
	"product_sku" text,
	"is_shipping_required" boolean NOT NULL,
	"is_gift" boolean DEFAULT false NOT NULL,
	"quantity" integer NOT NULL,
	"quantity_fulfilled" integer DEFAULT 0 NOT NULL,
	"tax_rate" double precision DEFAULT 0 NOT NULL,
	"unit_net" bigint NOT NULL,
	"unit_gross" bigint NOT NULL,
	"total_net" bigint NOT NULL,
	"total_gross" bigint NOT NULL,
	"undiscounted_unit_net" bigint NOT NULL,
	"undiscounted_unit_gross" bigint NOT NULL,
	"undiscounted_total_net" bigint NOT NULL,
	"undiscounted_total_gross" bigint NOT NULL,
	"unit_discount" bigint DEFAULT 0 NOT NULL,
	"unit_discount_value" double precision DEFAULT 0 NOT NULL,
	"unit_discount_type" text,
	"unit_discount_reason" text,
	"voucher_code" text,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"private_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"tax_class_id" integer,
	"tax_class_name" text,
	"price_override" bigint,
	"manual_value" double precision,
	"manual_type" text,
	"manual_reason" text,
	"discounts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"frozen_price" bigint,
	"frozen_until" timestamp with time zone,
	"is_gift_card" boolean DEFAULT false NOT NULL,
	"price_override_reason" text,
	CONSTRAINT "order_lines_known" CHECK (order_lines_words_known("order_lines"."manual_type", "order_lines"."unit_discount_type"))
);--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"channel_id" integer NOT NULL,
	"checkout_id" uuid,
	"status" text NOT NULL,
	"user_email" text NOT NULL,
	"language_code" text NOT NULL,
	"currency" text NOT NULL,
	"customer_note" text DEFAULT '' NOT NULL,
	"redirect_url" text,
	"billing_address" jsonb,
	"shipping_address" jsonb,
	"shipping_method_id" integer,
	"shipping_method_name" text,
	"shipping_tax_rate" double precision DEFAULT 0 NOT NULL,
	"shipping_net" bigint DEFAULT 0 NOT NULL,
	"shipping_gross" bigint DEFAULT 0 NOT NULL,
	"undiscounted_shipping" bigint DEFAULT 0 NOT NULL,
	"subtotal_net" bigint NOT NULL,
	"subtotal_gross" bigint NOT NULL,
	"total_net" bigint NOT NULL,
	"total_gross" bigint NOT NULL,
	"undiscounted_total_net" bigint NOT NULL,
	"undiscounted_total_gross" bigint NOT NULL,
	"voucher_code" text,
	"discount_name" text,
	"translated_discount_name" text,
	"weight" double precision DEFAULT 0 NOT NULL,
	"total_charged" bigint DEFAULT 0 NOT NULL,
	"total_authorized" bigint DEFAULT 0 NOT NULL,
	"total_charge_pending" bigint DEFAULT 0 NOT NULL,
	"charge_status" text DEFAULT 'NONE' NOT NULL,
	"authorize_status" text DEFAULT 'NONE' NOT NULL,
	"expires_at" timestamp with time zone,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"private_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" integer,
	"seen_until" timestamp with time zone,
	"erase_after" timestamp with time zone,
	"erased_at" timestamp with time zone,
	"is_extended" boolean DEFAULT false NOT NULL,
	"held_network" text,
	"held_mailbox" text,
	"collection_point_id" uuid,
	"collection_point_name" text,
	"origin" text DEFAULT 'CHECKOUT' NOT NULL,
	"original_id" uuid,
	"external_reference" text,
	"save_shipping_address" boolean DEFAULT false NOT NULL,
	"save_billing_address" boolean DEFAULT false NOT NULL,
	"shipping_tax_class_id" integer,
	"shipping_tax_class_name" text,
	"holds_voucher" boolean DEFAULT false NOT NULL,
	"lines_count" integer DEFAULT 0 NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_checkout_id_unique" UNIQUE("checkout_id"),
	CONSTRAINT "orders_external_reference_unique" UNIQUE("external_reference"),
	CONSTRAINT "orders_known" CHECK (orders_words_known("orders"."status", "orders"."charge_status", "orders"."authorize_status", "orders"."origin"))
);--> statement-breakpoint
CREATE TABLE "bitcoin_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"transaction_id" uuid NOT NULL,
	"account" text NOT NULL,
	"index" integer NOT NULL,
	"satoshi" bigint NOT NULL,
	"enough" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"rate" text NOT NULL,
	"rate_source" text NOT NULL,
	"rate_at" timestamp with time zone NOT NULL,
	"since_height" integer NOT NULL,
	"confirmations" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bitcoin_addresses_transaction_id_unique" UNIQUE("transaction_id")
);--> statement-breakpoint
CREATE TABLE "bitcoin_wallets" (
	"account" text PRIMARY KEY NOT NULL,
	"next_index" integer NOT NULL,
	"last_used" integer DEFAULT -1 NOT NULL,
	"is_restored" boolean DEFAULT false NOT NULL
);--> statement-breakpoint
CREATE TABLE "card_refusals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "card_refusals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"transaction_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"network" text,
	"subject" uuid,
	"prefix" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "payment_actions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"transaction_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"destination" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"request_event_id" integer,
	"psp_reference" text DEFAULT '' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"error" text DEFAULT '' NOT NULL,
	"cause" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_actions_kind_known" CHECK ("payment_actions"."kind" in ('REFUND', 'CHARGE', 'CANCEL')),
	CONSTRAINT "payment_actions_state_known" CHECK ("payment_actions"."state" in ('WAITING', 'BY_HAND', 'PENDING', 'DONE', 'FAILED'))
);--> statement-breakpoint
CREATE TABLE "payment_movements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"transaction_id" uuid NOT NULL,
	"gateway" text NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"units" bigint NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"settled_times" integer DEFAULT 0 NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_movements_kind_known" CHECK ("payment_movements"."kind" in ('CHARGE', 'REFUND')),
	CONSTRAINT "payment_movements_state_known" CHECK ("payment_movements"."state" in ('SEEN', 'SETTLED', 'FAILED', 'BACK'))
);--> statement-breakpoint
CREATE TABLE "payment_reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"transaction_id" uuid,
	"order_id" uuid,
	"reason" text NOT NULL,
	"subject" text NOT NULL,
	"amount" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by" text,
	"resolution" text,
	"told_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "payment_webhooks" (
	"gateway" text NOT NULL,
	"event_id" text NOT NULL,
	"transaction_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_webhooks_gateway_event_id_pk" PRIMARY KEY("gateway","event_id")
);--> statement-breakpoint
CREATE TABLE "test_card_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"transaction_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"order_number" integer,
	"return_url" text NOT NULL,
	"language_code" text DEFAULT 'EN' NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"psp_reference" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "test_card_sessions_transaction_id_unique" UNIQUE("transaction_id"),
	CONSTRAINT "test_card_sessions_state_known" CHECK ("test_card_sessions"."state" in ('OPEN', 'SECURE', 'LATE', 'APPROVED', 'DECLINED', 'EXPIRED'))
);--> statement-breakpoint
CREATE TABLE "transaction_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transaction_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"transaction_id" uuid NOT NULL,
	"type" text NOT NULL,
	"amount" bigint NOT NULL,
	"psp_reference" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"external_url" text DEFAULT '' NOT NULL,
	"idempotency_key" text,
	"counts" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cause" text DEFAULT 'page' NOT NULL,
	"reason_page_id" integer
);--> statement-breakpoint
CREATE TABLE "transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"checkout_id" uuid,
	"order_id" uuid,
	"gateway" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"input_hash" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"action_type" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"psp_reference" text DEFAULT '' NOT NULL,
	"actions" text[] DEFAULT '{}'::text[] NOT NULL,
	"charged" bigint DEFAULT 0 NOT NULL,
	"charge_pending" bigint DEFAULT 0 NOT NULL,
	"authorized" bigint DEFAULT 0 NOT NULL,
	"authorize_pending" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"refund_pending" bigint DEFAULT 0 NOT NULL,
	"canceled" bigint DEFAULT 0 NOT NULL,
	"cancel_pending" bigint DEFAULT 0 NOT NULL,
	"payment_method_details" jsonb,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"private_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_until" timestamp with time zone,
	"gift_card_id" integer,
	"expires_at" timestamp with time zone,
	"watch_at" timestamp with time zone,
	"looks" integer DEFAULT 0 NOT NULL,
	"booked_look" integer DEFAULT 0 NOT NULL,
	"looked_at" timestamp with time zone,
	"provider_state" text,
	"provider_data" jsonb,
	"external_url" text DEFAULT '' NOT NULL,
	"cause" text DEFAULT 'page' NOT NULL,
	"held_network" text,
	CONSTRAINT "transactions_action_type_known" CHECK ("transactions"."action_type" in ('CHARGE', 'AUTHORIZATION')),
	CONSTRAINT "transactions_provider_state_known" CHECK ("transactions"."provider_state" in ('OPEN', 'DONE', 'EXPIRED', 'CANCELED', 'FAILED'))
);--> statement-breakpoint
CREATE TABLE "granted_refund_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "granted_refund_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"granted_refund_id" integer NOT NULL,
	"order_line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"reason" text,
	"reason_page_id" integer
);--> statement-breakpoint
CREATE TABLE "granted_refund_requests" (
	"event_id" integer PRIMARY KEY NOT NULL,
	"granted_refund_id" integer NOT NULL
);--> statement-breakpoint
CREATE TABLE "granted_refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "granted_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"transaction_id" uuid,
	"amount" bigint NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"reason_page_id" integer,
	"shipping_costs_included" boolean DEFAULT false NOT NULL,
	"user_id" integer,
	"app_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "reason_types" (
	"purpose" text PRIMARY KEY NOT NULL,
	"page_type_id" integer NOT NULL,
	CONSTRAINT "reason_types_purpose_known" CHECK ("reason_types"."purpose" in ('REFUND', 'RETURN'))
);--> statement-breakpoint
CREATE TABLE "promotion_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"promotion_id" uuid NOT NULL,
	"type" text NOT NULL,
	"rule_id" uuid,
	"user_id" integer,
	"app_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotion_events_type_known" CHECK ("promotion_events"."type" in ('PROMOTION_CREATED', 'PROMOTION_UPDATED', 'PROMOTION_STARTED', 'PROMOTION_ENDED', 'RULE_CREATED', 'RULE_UPDATED', 'RULE_DELETED'))
);--> statement-breakpoint
CREATE TABLE "promotion_rule_variants" (
	"variant_id" integer NOT NULL,
	"rule_id" uuid NOT NULL,
	CONSTRAINT "promotion_rule_variants_variant_id_rule_id_pk" PRIMARY KEY("variant_id","rule_id")
);--> statement-breakpoint
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
);--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"start_date" timestamp with time zone DEFAULT now() NOT NULL,
	"end_date" timestamp with time zone,
	"type" text DEFAULT 'CATALOGUE' NOT NULL,
	"description" jsonb,
	"sale_id" integer,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"private_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	CONSTRAINT "promotions_sale_id_unique" UNIQUE("sale_id"),
	CONSTRAINT "promotions_type_known" CHECK ("promotions"."type" in ('CATALOGUE', 'ORDER'))
);--> statement-breakpoint
CREATE TABLE "stale_products" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stale_products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"is_moved" boolean DEFAULT true NOT NULL
);--> statement-breakpoint
CREATE TABLE "channel_warehouses" (
	"channel_id" integer NOT NULL,
	"warehouse_id" uuid NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "channel_warehouses_channel_id_warehouse_id_pk" PRIMARY KEY("channel_id","warehouse_id")
);--> statement-breakpoint
CREATE TABLE "channels" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "channels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"currency" text NOT NULL,
	"default_country" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"allow_unpaid_orders" boolean DEFAULT true NOT NULL,
	"order_expiry_minutes" integer DEFAULT 60,
	"default_transaction_flow_strategy" text DEFAULT 'CHARGE' NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"private_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"automatically_confirm_all_new_orders" boolean DEFAULT true NOT NULL,
	"prices_entered_with_tax" boolean,
	"charge_taxes" boolean DEFAULT true NOT NULL,
	"display_gross_prices" boolean DEFAULT true NOT NULL,
	"automatically_complete_fully_paid_checkouts" boolean DEFAULT false NOT NULL,
	"automatic_completion_delay" integer DEFAULT 0 NOT NULL,
	"max_unpaid_orders_per_network" integer DEFAULT 5 NOT NULL,
	"max_unpaid_orders_per_email" integer DEFAULT 5 NOT NULL,
	"max_unpaid_packs_per_variant" integer DEFAULT 40 NOT NULL,
	"max_order_mails_per_hour" integer DEFAULT 10 NOT NULL,
	"delete_expired_orders_after" integer DEFAULT 60 NOT NULL,
	"allocation_strategy" text DEFAULT 'PRIORITIZE_SORTING_ORDER' NOT NULL,
	"automatically_fulfill_non_shippable_gift_card" boolean DEFAULT true NOT NULL,
	"mark_as_paid_strategy" text DEFAULT 'PAYMENT_FLOW' NOT NULL,
	"include_draft_order_in_voucher_usage" boolean DEFAULT false NOT NULL,
	"draft_order_line_price_freeze_period" integer DEFAULT 24,
	"use_legacy_line_discount_propagation" boolean DEFAULT false NOT NULL,
	"tax_calculation_strategy" text DEFAULT 'FLAT_RATES',
	"tax_app_id" text,
	"use_weighted_tax_for_shipping" boolean DEFAULT false NOT NULL,
	"tax_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"tax_private_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"automatic_completion_cut_off_date" timestamp with time zone,
	"allow_legacy_gift_card_use" boolean DEFAULT true NOT NULL,
	"use_legacy_error_flow" boolean DEFAULT true NOT NULL,
	"release_funds_for_expired_checkouts" boolean DEFAULT false NOT NULL,
	"checkout_ttl_before_releasing_funds" integer DEFAULT 6 NOT NULL,
	"checkout_release_funds_cut_off_date" timestamp with time zone,
	"max_refused_cards_per_network" integer DEFAULT 3 NOT NULL,
	"max_refused_cards_per_order" integer DEFAULT 5 NOT NULL,
	"max_refused_cards_per_prefix" integer DEFAULT 20 NOT NULL,
	CONSTRAINT "channels_slug_unique" UNIQUE("slug"),
	CONSTRAINT "channels_allocation_strategy_known" CHECK ("channels"."allocation_strategy" in ('PRIORITIZE_SORTING_ORDER', 'PRIORITIZE_HIGH_STOCK'))
);--> statement-breakpoint
CREATE TABLE "mail_texts" (
	"mail" text NOT NULL,
	"language" text NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "mail_texts_mail_language_key_pk" PRIMARY KEY("mail","language","key")
);--> statement-breakpoint
CREATE TABLE "shipping_method_listings" (
	"method_id" integer NOT NULL,
	"channel_id" integer NOT NULL,
	"price" bigint NOT NULL,
	"min_order" bigint,
	"max_order" bigint,
	CONSTRAINT "shipping_method_listings_method_id_channel_id_pk" PRIMARY KEY("method_id","channel_id")
);--> statement-breakpoint
CREATE TABLE "shipping_methods" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipping_methods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"zone_id" integer NOT NULL,
	"name" text NOT NULL,
	"description" jsonb,
	"min_days" integer,
	"max_days" integer,
	"sort" integer DEFAULT 0 NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"private_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"tax_class_id" integer,
	"min_weight" double precision,
	"max_weight" double precision,
	"excluded_product_ids" integer[] DEFAULT '{}'::int[] NOT NULL,
	"type" text DEFAULT 'PRICE' NOT NULL,
	CONSTRAINT "shipping_methods_type_known" CHECK ("shipping_methods"."type" in ('PRICE', 'WEIGHT'))
);--> statement-breakpoint
CREATE TABLE "shipping_postal_code_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipping_postal_code_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"method_id" integer NOT NULL,
	"start" text NOT NULL,
	"end" text,
	"inclusion_type" text NOT NULL
);--> statement-breakpoint
CREATE TABLE "shipping_zone_channels" (
	"zone_id" integer NOT NULL,
	"channel_id" integer NOT NULL,
	CONSTRAINT "shipping_zone_channels_zone_id_channel_id_pk" PRIMARY KEY("zone_id","channel_id")
);--> statement-breakpoint
CREATE TABLE "shipping_zone_warehouses" (
	"zone_id" integer NOT NULL,
	"warehouse_id" uuid NOT NULL,
	CONSTRAINT "shipping_zone_warehouses_zone_id_warehouse_id_pk" PRIMARY KEY("zone_id","warehouse_id")
);--> statement-breakpoint
CREATE TABLE "shipping_zones" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipping_zones_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"countries" text[] DEFAULT '{}'::text[] NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"private_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL
);--> statement-breakpoint
CREATE TABLE "shops" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" text DEFAULT 'Semena' NOT NULL,
	"description" text,
	"company_address" jsonb,
	"track_inventory_by_default" boolean DEFAULT true NOT NULL,
	"limit_quantity_per_checkout" integer DEFAULT 50,
	"prices_entered_with_tax" boolean DEFAULT true NOT NULL,
	"enable_account_confirmation_by_email" boolean DEFAULT true NOT NULL,
	"allow_login_without_confirmation" boolean DEFAULT true NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"private_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"header_text" text DEFAULT '' NOT NULL,
	"default_mail_sender_name" text DEFAULT '' NOT NULL,
	"default_mail_sender_address" text,
	"customer_set_password_url" text,
	"fulfillment_auto_approve" boolean DEFAULT true NOT NULL,
	"fulfillment_allow_unpaid" boolean DEFAULT false NOT NULL,
	"use_legacy_shipping_zone_stock_availability" boolean DEFAULT true NOT NULL,
	"order_retention_years" integer DEFAULT 10 NOT NULL,
	"holder_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"default_weight_unit" text DEFAULT 'KG' NOT NULL,
	"reserve_stock_duration_anonymous_user" integer,
	"reserve_stock_duration_authenticated_user" integer,
	"allow_storefront_traffic" boolean DEFAULT true NOT NULL,
	"preserve_all_address_fields" boolean DEFAULT true NOT NULL,
	"use_legacy_update_webhook_emission" boolean DEFAULT true NOT NULL,
	"account_confirm_merge_mode" text DEFAULT 'MERGE_DISABLED' NOT NULL,
	"gift_card_expiry_type" text DEFAULT 'NEVER_EXPIRE' NOT NULL,
	"gift_card_expiry_amount" integer,
	"gift_card_expiry_unit" text,
	"password_login_mode" text DEFAULT 'ENABLED' NOT NULL
);--> statement-breakpoint
CREATE TABLE "tax_class_rates" (
	"tax_class_id" integer NOT NULL,
	"country" text NOT NULL,
	"rate" numeric(6, 3) NOT NULL,
	CONSTRAINT "tax_class_rates_tax_class_id_country_pk" PRIMARY KEY("tax_class_id","country")
);--> statement-breakpoint
CREATE TABLE "tax_classes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tax_classes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"private_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL
);--> statement-breakpoint
CREATE TABLE "tax_country_exceptions" (
	"channel_id" integer NOT NULL,
	"country" text NOT NULL,
	"charge_taxes" boolean NOT NULL,
	"display_gross_prices" boolean NOT NULL,
	"tax_calculation_strategy" text,
	"tax_app_id" text,
	"use_weighted_tax_for_shipping" boolean DEFAULT false NOT NULL,
	CONSTRAINT "tax_country_exceptions_channel_id_country_pk" PRIMARY KEY("channel_id","country")
);--> statement-breakpoint
CREATE TABLE "tax_rates" (
	"country" text PRIMARY KEY NOT NULL,
	"rate" numeric(6, 3) NOT NULL
);--> statement-breakpoint
CREATE TABLE "warehouses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"address" jsonb,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"private_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"click_and_collect_option" text DEFAULT 'DISABLED' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"is_private" boolean DEFAULT true NOT NULL,
	"external_reference" text,
	CONSTRAINT "warehouses_slug_unique" UNIQUE("slug"),
	CONSTRAINT "warehouses_external_reference_unique" UNIQUE("external_reference"),
	CONSTRAINT "warehouses_click_and_collect_known" CHECK ("warehouses"."click_and_collect_option" in ('DISABLED', 'LOCAL', 'ALL'))
);--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"window_started_at" timestamp with time zone NOT NULL,
	"blocked_until" timestamp with time zone
);--> statement-breakpoint
CREATE TABLE "cdn_purges" (
	"tag" text PRIMARY KEY NOT NULL,
	"told" integer DEFAULT 1 NOT NULL,
	"is_repeated" boolean DEFAULT true NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"claimed_until" timestamp with time zone
);--> statement-breakpoint
CREATE TABLE "jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"claimed_until" timestamp with time zone,
	"last_started_at" timestamp with time zone,
	"last_finished_at" timestamp with time zone,
	"last_error" text
);--> statement-breakpoint
CREATE TABLE "mail_readers" (
	"key" text PRIMARY KEY NOT NULL,
	"sent_at" timestamp with time zone[] NOT NULL
);--> statement-breakpoint
CREATE TABLE "mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"language_code" text NOT NULL,
	"payload" jsonb NOT NULL,
	"once_key" text,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_until" timestamp with time zone,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"held_until" timestamp with time zone,
	CONSTRAINT "mails_once_key_unique" UNIQUE("once_key"),
	CONSTRAINT "mails_state_known" CHECK ("mails"."state" in ('WAITING', 'SENT', 'FAILED'))
);--> statement-breakpoint
CREATE TABLE "media_removals" (
	"path" text PRIMARY KEY NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"private_key" text NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "uploaded_files" (
	"path" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "customer_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"type" text NOT NULL,
	"parameters" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "known_networks" (
	"user_id" integer NOT NULL,
	"network_hash" text NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_networks_user_id_network_hash_pk" PRIMARY KEY("user_id","network_hash")
);--> statement-breakpoint
CREATE TABLE "permission_groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "permission_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"permissions" text[] DEFAULT '{}'::text[] NOT NULL,
	"restricted_access_to_channels" boolean DEFAULT false NOT NULL,
	"channel_ids" integer[] DEFAULT '{}'::int[] NOT NULL,
	CONSTRAINT "permission_groups_name_unique" UNIQUE("name")
);--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);--> statement-breakpoint
CREATE TABLE "registrations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"language_code" text NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"last_step" bigint NOT NULL,
	"enabled_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "user_addresses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"address" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "user_groups" (
	"user_id" integer NOT NULL,
	"group_id" integer NOT NULL,
	CONSTRAINT "user_groups_user_id_group_id_pk" PRIMARY KEY("user_id","group_id")
);--> statement-breakpoint
CREATE TABLE "user_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"new_email" text,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_tokens_purpose_known" CHECK ("user_tokens"."purpose" in ('CONFIRM_ACCOUNT', 'RESET_PASSWORD', 'CHANGE_EMAIL', 'DELETE_ACCOUNT', 'SIGN_IN'))
);--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_confirmed" boolean DEFAULT true NOT NULL,
	"is_staff" boolean DEFAULT false NOT NULL,
	"is_superuser" boolean DEFAULT false NOT NULL,
	"language_code" text DEFAULT 'EN' NOT NULL,
	"note" text,
	"external_reference" text,
	"avatar_path" text,
	"default_shipping_address_id" integer,
	"default_billing_address_id" integer,
	"last_login" timestamp with time zone,
	"last_confirm_email_request" timestamp with time zone,
	"date_joined" timestamp with time zone DEFAULT now() NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"private_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"orders_count" integer DEFAULT 0 NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "users_external_reference_unique" UNIQUE("external_reference")
);--> statement-breakpoint
CREATE TABLE "app_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_key" text NOT NULL,
	"snapshot" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" integer,
	"actor_app_id" integer
);--> statement-breakpoint
CREATE TABLE "event_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"webhook_id" integer NOT NULL,
	"payload" text,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_deliveries_status_known" CHECK ("event_deliveries"."status" in ('PENDING', 'SUCCESS', 'FAILED'))
);--> statement-breakpoint
CREATE TABLE "event_delivery_attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_delivery_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"delivery_id" bigint NOT NULL,
	"duration" double precision,
	"response" text,
	"response_headers" text,
	"request_headers" text,
	"response_status_code" integer,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"app_id" integer NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"target_url" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"events" text[] DEFAULT '{}'::text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"identifier" text,
	"subscription_query" text,
	"secret_key" text,
	"custom_headers" jsonb DEFAULT '{}'::jsonb
);--> statement-breakpoint
CREATE TABLE "tax_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tax_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"checkout_id" uuid,
	"order_id" uuid,
	"digest" text NOT NULL,
	"taxes" jsonb,
	"fault" text,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tax_answers_checkout_id_unique" UNIQUE("checkout_id"),
	CONSTRAINT "tax_answers_order_id_unique" UNIQUE("order_id")
);--> statement-breakpoint
CREATE TABLE "shipping_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipping_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"checkout_id" uuid,
	"order_id" uuid,
	"digest" text NOT NULL,
	"methods" jsonb NOT NULL,
	"excluded" jsonb NOT NULL,
	"is_whole" boolean NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shipping_answers_checkout_id_unique" UNIQUE("checkout_id"),
	CONSTRAINT "shipping_answers_order_id_unique" UNIQUE("order_id")
);--> statement-breakpoint
ALTER TABLE "app_extensions" ADD CONSTRAINT "app_extensions_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_problems" ADD CONSTRAINT "app_problems_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_problems" ADD CONSTRAINT "app_problems_dismissed_by_user_id_users_id_fk" FOREIGN KEY ("dismissed_by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_tokens" ADD CONSTRAINT "app_tokens_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_values" ADD CONSTRAINT "attribute_values_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_listings" ADD CONSTRAINT "collection_listings_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_listings" ADD CONSTRAINT "collection_listings_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_products" ADD CONSTRAINT "collection_products_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_products" ADD CONSTRAINT "collection_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_attribute_values" ADD CONSTRAINT "product_attribute_values_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_attribute_values" ADD CONSTRAINT "product_attribute_values_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_attribute_values" ADD CONSTRAINT "product_attribute_values_value_id_attribute_values_id_fk" FOREIGN KEY ("value_id") REFERENCES "public"."attribute_values"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_listings" ADD CONSTRAINT "product_listings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_listings" ADD CONSTRAINT "product_listings_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_media" ADD CONSTRAINT "product_media_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_type_attributes" ADD CONSTRAINT "product_type_attributes_product_type_id_product_types_id_fk" FOREIGN KEY ("product_type_id") REFERENCES "public"."product_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_type_attributes" ADD CONSTRAINT "product_type_attributes_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_types" ADD CONSTRAINT "product_types_tax_class_id_tax_classes_id_fk" FOREIGN KEY ("tax_class_id") REFERENCES "public"."tax_classes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_product_type_id_product_types_id_fk" FOREIGN KEY ("product_type_id") REFERENCES "public"."product_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_tax_class_id_tax_classes_id_fk" FOREIGN KEY ("tax_class_id") REFERENCES "public"."tax_classes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_default_variant_id_variants_id_fk" FOREIGN KEY ("default_variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stocks" ADD CONSTRAINT "stocks_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stocks" ADD CONSTRAINT "stocks_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_attribute_values" ADD CONSTRAINT "variant_attribute_values_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_attribute_values" ADD CONSTRAINT "variant_attribute_values_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_attribute_values" ADD CONSTRAINT "variant_attribute_values_value_id_attribute_values_id_fk" FOREIGN KEY ("value_id") REFERENCES "public"."attribute_values"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_listings" ADD CONSTRAINT "variant_listings_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_listings" ADD CONSTRAINT "variant_listings_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_media" ADD CONSTRAINT "variant_media_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_media" ADD CONSTRAINT "variant_media_media_id_product_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."product_media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_undoes_changes_id_fk" FOREIGN KEY ("undoes") REFERENCES "public"."changes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_gift_cards" ADD CONSTRAINT "checkout_gift_cards_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_gift_cards" ADD CONSTRAINT "checkout_gift_cards_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_lines" ADD CONSTRAINT "checkout_lines_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_lines" ADD CONSTRAINT "checkout_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_shipping_method_id_shipping_methods_id_fk" FOREIGN KEY ("shipping_method_id") REFERENCES "public"."shipping_methods"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_collection_point_id_warehouses_id_fk" FOREIGN KEY ("collection_point_id") REFERENCES "public"."warehouses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_line_id_checkout_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."checkout_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_stock_id_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_menu_id_menus_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_parent_id_menu_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_attribute_values" ADD CONSTRAINT "page_attribute_values_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_attribute_values" ADD CONSTRAINT "page_attribute_values_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_attribute_values" ADD CONSTRAINT "page_attribute_values_value_id_attribute_values_id_fk" FOREIGN KEY ("value_id") REFERENCES "public"."attribute_values"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_type_attributes" ADD CONSTRAINT "page_type_attributes_page_type_id_page_types_id_fk" FOREIGN KEY ("page_type_id") REFERENCES "public"."page_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_type_attributes" ADD CONSTRAINT "page_type_attributes_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_page_type_id_page_types_id_fk" FOREIGN KEY ("page_type_id") REFERENCES "public"."page_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_tag_links" ADD CONSTRAINT "gift_card_tag_links_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_tag_links" ADD CONSTRAINT "gift_card_tag_links_tag_id_gift_card_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."gift_card_tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_assigned_to_user_id_users_id_fk" FOREIGN KEY ("assigned_to_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_created_by_user_id_users_id_fk" FOREIGN KEY ("created_by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_codes" ADD CONSTRAINT "voucher_codes_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_customers" ADD CONSTRAINT "voucher_customers_code_voucher_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."voucher_codes"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_listings" ADD CONSTRAINT "voucher_listings_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_listings" ADD CONSTRAINT "voucher_listings_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_files" ADD CONSTRAINT "export_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_files" ADD CONSTRAINT "export_files_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_events" ADD CONSTRAINT "gift_card_events_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_events" ADD CONSTRAINT "gift_card_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_events" ADD CONSTRAINT "gift_card_events_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_events" ADD CONSTRAINT "gift_card_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_stock_id_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fulfillment_lines" ADD CONSTRAINT "fulfillment_lines_fulfillment_id_fulfillments_id_fk" FOREIGN KEY ("fulfillment_id") REFERENCES "public"."fulfillments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fulfillment_lines" ADD CONSTRAINT "fulfillment_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fulfillment_lines" ADD CONSTRAINT "fulfillment_lines_stock_id_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fulfillment_lines" ADD CONSTRAINT "fulfillment_lines_reason_page_id_pages_id_fk" FOREIGN KEY ("reason_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fulfillments" ADD CONSTRAINT "fulfillments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fulfillments" ADD CONSTRAINT "fulfillments_reason_page_id_pages_id_fk" FOREIGN KEY ("reason_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_discounts" ADD CONSTRAINT "order_discounts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_gift_cards" ADD CONSTRAINT "order_gift_cards_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_gift_cards" ADD CONSTRAINT "order_gift_cards_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_tax_class_id_tax_classes_id_fk" FOREIGN KEY ("tax_class_id") REFERENCES "public"."tax_classes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shipping_tax_class_id_tax_classes_id_fk" FOREIGN KEY ("shipping_tax_class_id") REFERENCES "public"."tax_classes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bitcoin_addresses" ADD CONSTRAINT "bitcoin_addresses_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_refusals" ADD CONSTRAINT "card_refusals_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_actions" ADD CONSTRAINT "payment_actions_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_actions" ADD CONSTRAINT "payment_actions_request_event_id_transaction_events_id_fk" FOREIGN KEY ("request_event_id") REFERENCES "public"."transaction_events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_movements" ADD CONSTRAINT "payment_movements_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reviews" ADD CONSTRAINT "payment_reviews_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reviews" ADD CONSTRAINT "payment_reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_webhooks" ADD CONSTRAINT "payment_webhooks_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_events" ADD CONSTRAINT "transaction_events_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_events" ADD CONSTRAINT "transaction_events_reason_page_id_pages_id_fk" FOREIGN KEY ("reason_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "granted_refund_lines" ADD CONSTRAINT "granted_refund_lines_granted_refund_id_granted_refunds_id_fk" FOREIGN KEY ("granted_refund_id") REFERENCES "public"."granted_refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "granted_refund_lines" ADD CONSTRAINT "granted_refund_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "granted_refund_lines" ADD CONSTRAINT "granted_refund_lines_reason_page_id_pages_id_fk" FOREIGN KEY ("reason_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "granted_refund_requests" ADD CONSTRAINT "granted_refund_requests_event_id_transaction_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."transaction_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "granted_refund_requests" ADD CONSTRAINT "granted_refund_requests_granted_refund_id_granted_refunds_id_fk" FOREIGN KEY ("granted_refund_id") REFERENCES "public"."granted_refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "granted_refunds" ADD CONSTRAINT "granted_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "granted_refunds" ADD CONSTRAINT "granted_refunds_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "granted_refunds" ADD CONSTRAINT "granted_refunds_reason_page_id_pages_id_fk" FOREIGN KEY ("reason_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "granted_refunds" ADD CONSTRAINT "granted_refunds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "granted_refunds" ADD CONSTRAINT "granted_refunds_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reason_types" ADD CONSTRAINT "reason_types_page_type_id_page_types_id_fk" FOREIGN KEY ("page_type_id") REFERENCES "public"."page_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_events" ADD CONSTRAINT "promotion_events_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_events" ADD CONSTRAINT "promotion_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_events" ADD CONSTRAINT "promotion_events_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_rules" ADD CONSTRAINT "promotion_rules_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_warehouses" ADD CONSTRAINT "channel_warehouses_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_warehouses" ADD CONSTRAINT "channel_warehouses_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_method_listings" ADD CONSTRAINT "shipping_method_listings_method_id_shipping_methods_id_fk" FOREIGN KEY ("method_id") REFERENCES "public"."shipping_methods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_method_listings" ADD CONSTRAINT "shipping_method_listings_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD CONSTRAINT "shipping_methods_zone_id_shipping_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."shipping_zones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD CONSTRAINT "shipping_methods_tax_class_id_tax_classes_id_fk" FOREIGN KEY ("tax_class_id") REFERENCES "public"."tax_classes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_postal_code_rules" ADD CONSTRAINT "shipping_postal_code_rules_method_id_shipping_methods_id_fk" FOREIGN KEY ("method_id") REFERENCES "public"."shipping_methods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_zone_channels" ADD CONSTRAINT "shipping_zone_channels_zone_id_shipping_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."shipping_zones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_zone_channels" ADD CONSTRAINT "shipping_zone_channels_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_zone_warehouses" ADD CONSTRAINT "shipping_zone_warehouses_zone_id_shipping_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."shipping_zones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_zone_warehouses" ADD CONSTRAINT "shipping_zone_warehouses_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_class_rates" ADD CONSTRAINT "tax_class_rates_tax_class_id_tax_classes_id_fk" FOREIGN KEY ("tax_class_id") REFERENCES "public"."tax_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_country_exceptions" ADD CONSTRAINT "tax_country_exceptions_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_events" ADD CONSTRAINT "customer_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_networks" ADD CONSTRAINT "known_networks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_second_factors_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."second_factors"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_addresses" ADD CONSTRAINT "user_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_groups" ADD CONSTRAINT "user_groups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_groups" ADD CONSTRAINT "user_groups_group_id_permission_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."permission_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_tokens" ADD CONSTRAINT "user_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_default_shipping_address_id_user_addresses_id_fk" FOREIGN KEY ("default_shipping_address_id") REFERENCES "public"."user_addresses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_default_billing_address_id_user_addresses_id_fk" FOREIGN KEY ("default_billing_address_id") REFERENCES "public"."user_addresses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_deliveries" ADD CONSTRAINT "event_deliveries_event_id_app_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."app_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_deliveries" ADD CONSTRAINT "event_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_delivery_attempts" ADD CONSTRAINT "event_delivery_attempts_delivery_id_event_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."event_deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_answers" ADD CONSTRAINT "tax_answers_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_answers" ADD CONSTRAINT "tax_answers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_answers" ADD CONSTRAINT "shipping_answers_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_answers" ADD CONSTRAINT "shipping_answers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "app_extensions_app_id_index" ON "app_extensions" USING btree ("app_id");--> statement-breakpoint
CREATE INDEX "app_problems_app_id_key_index" ON "app_problems" USING btree ("app_id","key");--> statement-breakpoint
CREATE INDEX "attribute_values_reference_id_index" ON "attribute_values" USING btree ("reference_id") WHERE "attribute_values"."reference_id" is not null;--> statement-breakpoint
CREATE INDEX "collection_products_collection_id_sort_product_id_index" ON "collection_products" USING btree ("collection_id","sort","product_id");--> statement-breakpoint
CREATE INDEX "collection_products_product_id_index" ON "collection_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_attribute_values_value_id_product_id_index" ON "product_attribute_values" USING btree ("value_id","product_id");--> statement-breakpoint
CREATE INDEX "product_attribute_values_attribute_id_numeric_product_id_index" ON "product_attribute_values" USING btree ("attribute_id","numeric","product_id");--> statement-breakpoint
CREATE INDEX "product_listings_shown_price" ON "product_listings" USING btree ("channel_id","shown_price","product_id");--> statement-breakpoint
CREATE INDEX "product_listings_shown_discounted_price" ON "product_listings" USING btree ("channel_id","shown_discounted_price","product_id");--> statement-breakpoint
CREATE INDEX "product_listings_channel_id_published_at_product_id_index" ON "product_listings" USING btree ("channel_id","published_at","product_id");--> statement-breakpoint
CREATE INDEX "product_listings_published_at_index" ON "product_listings" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "product_listings_available_for_purchase_at_index" ON "product_listings" USING btree ("available_for_purchase_at");--> statement-breakpoint
CREATE INDEX "product_listings_facts" ON "product_listings" USING btree ("channel_id","product_id","is_published","min_price");--> statement-breakpoint
CREATE INDEX "product_listings_hidden" ON "product_listings" USING btree ("channel_id","product_id") WHERE not "product_listings"."is_published";--> statement-breakpoint
CREATE INDEX "product_media_product_id_sort_index" ON "product_media" USING btree ("product_id","sort");--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_search_beginning" ON "products" USING btree ((left("search_text", 100)) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "products_search_words" ON "products" USING gin ((string_to_array("search_text", ' ')));--> statement-breakpoint
CREATE INDEX "products_name_slug_index" ON "products" USING btree ("name","slug");--> statement-breakpoint
CREATE INDEX "products_updated_at_name_slug_index" ON "products" USING btree ("updated_at","name","slug");--> statement-breakpoint
CREATE INDEX "products_created_at_id_index" ON "products" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "products_rating_name_slug_index" ON "products" USING btree ("rating","name","slug");--> statement-breakpoint
CREATE INDEX "products_of_category" ON "products" USING btree ("category_id","name","slug","id");--> statement-breakpoint
CREATE INDEX "products_of_type" ON "products" USING btree ("product_type_id","name","slug","id");--> statement-breakpoint
CREATE INDEX "stocks_warehouse_id_id_index" ON "stocks" USING btree ("warehouse_id","id");--> statement-breakpoint
CREATE INDEX "variant_listings_channel_id_price_variant_id_index" ON "variant_listings" USING btree ("channel_id","price","variant_id");--> statement-breakpoint
CREATE INDEX "variant_media_media_id_index" ON "variant_media" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "variants_of_product" ON "variants" USING btree ("product_id","sort","id");--> statement-breakpoint
CREATE INDEX "variants_updated_at_id_index" ON "variants" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "change_rows_change_id_table_name_index" ON "change_rows" USING btree ("change_id","table_name");--> statement-breakpoint
CREATE INDEX "change_rows_key_index" ON "change_rows" USING hash ("key");--> statement-breakpoint
CREATE INDEX "changes_at_index" ON "changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "changes_undoes_index" ON "changes" USING btree ("undoes");--> statement-breakpoint
CREATE INDEX "checkout_lines_checkout_id_position_index" ON "checkout_lines" USING btree ("checkout_id","position");--> statement-breakpoint
CREATE INDEX "checkout_lines_position_index" ON "checkout_lines" USING btree ("position");--> statement-breakpoint
CREATE INDEX "checkouts_channel_id_created_at_index" ON "checkouts" USING btree ("channel_id","created_at");--> statement-breakpoint
CREATE INDEX "checkouts_created_at_id_index" ON "checkouts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "checkouts_updated" ON "checkouts" USING brin ("updated_at");--> statement-breakpoint
CREATE INDEX "checkouts_user_id_index" ON "checkouts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reservations_stock_id_index" ON "reservations" USING btree ("stock_id");--> statement-breakpoint
CREATE INDEX "reservations_checkout_id_index" ON "reservations" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "reservations_reserved_until_index" ON "reservations" USING btree ("reserved_until");--> statement-breakpoint
CREATE INDEX "pages_page_type_id_published_at_index" ON "pages" USING btree ("page_type_id","published_at");--> statement-breakpoint
CREATE INDEX "gift_card_tag_links_tag_id_index" ON "gift_card_tag_links" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "gift_cards_created_at_id_index" ON "gift_cards" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "gift_cards_assigned_to_user_id_index" ON "gift_cards" USING btree ("assigned_to_user_id");--> statement-breakpoint
CREATE INDEX "voucher_codes_voucher_id_sort_index" ON "voucher_codes" USING btree ("voucher_id","sort");--> statement-breakpoint
CREATE INDEX "vouchers_name_id_index" ON "vouchers" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "export_files_status_id_index" ON "export_files" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "gift_card_events_gift_card_id_id_index" ON "gift_card_events" USING btree ("gift_card_id","id");--> statement-breakpoint
CREATE INDEX "gift_card_events_order_id_index" ON "gift_card_events" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX "invoices_order_id_index" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_own_number" ON "invoices" USING btree ("number") WHERE "invoices"."content" is not null;--> statement-breakpoint
CREATE INDEX "allocations_order_line_id_index" ON "allocations" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "allocations_stock_id_index" ON "allocations" USING btree ("stock_id");--> statement-breakpoint
CREATE INDEX "fulfillment_lines_fulfillment_id_index" ON "fulfillment_lines" USING btree ("fulfillment_id");--> statement-breakpoint
CREATE INDEX "fulfillment_lines_order_line_id_index" ON "fulfillment_lines" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "fulfillments_order_id_index" ON "fulfillments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_discounts_order_id_index" ON "order_discounts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_events_order_id_index" ON "order_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_events_created_at_id_index" ON "order_events" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "order_gift_cards_order_id_index" ON "order_gift_cards" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_gift_cards_gift_card_id_index" ON "order_gift_cards" USING btree ("gift_card_id");--> statement-breakpoint
CREATE INDEX "order_lines_order_id_position_index" ON "order_lines" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "order_lines_variant_id_index" ON "order_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "order_lines_search" ON "order_lines" USING gin ((lower(coalesce(product_name, '') || ' ' || coalesce(variant_name, '') || ' ' || coalesce(product_sku, ''))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_to_erase" ON "orders" USING btree ("erase_after") WHERE "orders"."erased_at" is null and "orders"."erase_after" is not null;--> statement-breakpoint
CREATE INDEX "orders_ended_to_erase" ON "orders" USING btree ("updated_at") WHERE "orders"."erased_at" is null and "orders"."status" in ('EXPIRED', 'CANCELED');--> statement-breakpoint
CREATE INDEX "orders_expires_at_index" ON "orders" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "orders_user_email_index" ON "orders" USING btree ("user_email");--> statement-breakpoint
CREATE INDEX "orders_channel_id_created_at_index" ON "orders" USING btree ("channel_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_created_at_number_index" ON "orders" USING btree ("created_at","number");--> statement-breakpoint
CREATE INDEX "orders_updated_at_number_index" ON "orders" USING btree ("updated_at","number");--> statement-breakpoint
CREATE INDEX "orders_status_number_index" ON "orders" USING btree ("status","number");--> statement-breakpoint
CREATE INDEX "orders_charge_status_number_index" ON "orders" USING btree ("charge_status","number");--> statement-breakpoint
CREATE INDEX "orders_lines_count_number_index" ON "orders" USING btree ("lines_count","number");--> statement-breakpoint
CREATE INDEX "orders_by_customer" ON "orders" USING btree ((coalesce("billing_address" ->> 'lastName', '')),(coalesce("billing_address" ->> 'firstName', '')),"number");--> statement-breakpoint
CREATE INDEX "orders_by_total_gross" ON "orders" USING btree ((total_gross::float8 / (case when upper(currency) in ('AFN','ALL','BIF','CLP','COP','DJF','GNF','HUF','IDR','IQD','IRR','ISK','JPY','KMF','KPW','KRW','LAK','LBP','MGA','MMK','PKR','PYG','RWF','SLL','SOS','SYP','UGX','UYI') then 1 when upper(currency) in ('VND','VUV','XAF','XOF','XPF','YER') then 1 when upper(currency) in ('BHD','JOD','KWD','LYD','OMR','TND') then 1000 when upper(currency) in ('CLF','UYW') then 10000 else 100 end)));--> statement-breakpoint
CREATE INDEX "orders_by_total_net" ON "orders" USING btree ((total_net::float8 / (case when upper(currency) in ('AFN','ALL','BIF','CLP','COP','DJF','GNF','HUF','IDR','IQD','IRR','ISK','JPY','KMF','KPW','KRW','LAK','LBP','MGA','MMK','PKR','PYG','RWF','SLL','SOS','SYP','UGX','UYI') then 1 when upper(currency) in ('VND','VUV','XAF','XOF','XPF','YER') then 1 when upper(currency) in ('BHD','JOD','KWD','LYD','OMR','TND') then 1000 when upper(currency) in ('CLF','UYW') then 10000 else 100 end)));--> statement-breakpoint
CREATE INDEX "orders_by_billing_phone" ON "orders" USING btree (("billing_address" ->> 'phone'));--> statement-breakpoint
CREATE INDEX "orders_by_shipping_phone" ON "orders" USING btree (("shipping_address" ->> 'phone'));--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_drafts" ON "orders" USING btree ("number") WHERE "orders"."status" = 'DRAFT';--> statement-breakpoint
CREATE INDEX "orders_voucher_code_index" ON "orders" USING btree ("voucher_code") WHERE "orders"."voucher_code" is not null;--> statement-breakpoint
CREATE INDEX "orders_user_id_created_at_index" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_held_network_index" ON "orders" USING btree ("held_network") WHERE "orders"."held_network" is not null;--> statement-breakpoint
CREATE INDEX "orders_held_mailbox_index" ON "orders" USING btree ("held_mailbox") WHERE "orders"."held_mailbox" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "bitcoin_addresses_index" ON "bitcoin_addresses" USING btree ("account","index");--> statement-breakpoint
CREATE UNIQUE INDEX "card_refusals_once" ON "card_refusals" USING btree ("transaction_id","reference");--> statement-breakpoint
CREATE INDEX "card_refusals_network_created_at_index" ON "card_refusals" USING btree ("network","created_at");--> statement-breakpoint
CREATE INDEX "card_refusals_subject_created_at_index" ON "card_refusals" USING btree ("subject","created_at");--> statement-breakpoint
CREATE INDEX "card_refusals_prefix_created_at_index" ON "card_refusals" USING btree ("prefix","created_at");--> statement-breakpoint
CREATE INDEX "card_refusals_created_at_index" ON "card_refusals" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_actions_state_next_attempt_at_index" ON "payment_actions" USING btree ("state","next_attempt_at");--> statement-breakpoint
CREATE INDEX "payment_actions_transaction_id_index" ON "payment_actions" USING btree ("transaction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_movements_once" ON "payment_movements" USING btree ("gateway","reference");--> statement-breakpoint
CREATE INDEX "payment_movements_transaction_id_index" ON "payment_movements" USING btree ("transaction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_reviews_once" ON "payment_reviews" USING btree ("transaction_id","reason","subject");--> statement-breakpoint
CREATE INDEX "payment_reviews_order_id_index" ON "payment_reviews" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_reviews_resolved_at_index" ON "payment_reviews" USING btree ("resolved_at");--> statement-breakpoint
CREATE INDEX "payment_webhooks_created_at_index" ON "payment_webhooks" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "test_card_sessions_state_created_at_index" ON "test_card_sessions" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "transaction_events_transaction_id_id_index" ON "transaction_events" USING btree ("transaction_id","id");--> statement-breakpoint
CREATE INDEX "transaction_events_type_created_at_transaction_id_index" ON "transaction_events" USING btree ("type","created_at","transaction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "transaction_events_once" ON "transaction_events" USING btree ("transaction_id","type","psp_reference") WHERE "transaction_events"."psp_reference" <> '' and "transaction_events"."type" like '%\_SUCCESS';--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_key" ON "transactions" USING btree ("gateway","idempotency_key");--> statement-breakpoint
CREATE INDEX "transactions_checkout_id_index" ON "transactions" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "transactions_order_id_index" ON "transactions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "transactions_watch_at_index" ON "transactions" USING btree ("watch_at");--> statement-breakpoint
CREATE INDEX "transactions_gateway_psp_reference_index" ON "transactions" USING btree ("gateway","psp_reference");--> statement-breakpoint
CREATE INDEX "transactions_psp_reference_index" ON "transactions" USING btree ("psp_reference");--> statement-breakpoint
CREATE INDEX "transactions_created_at_id_index" ON "transactions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "transactions_updated_at_id_index" ON "transactions" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "transactions_of_paid_checkouts" ON "transactions" USING btree ("checkout_id") WHERE "transactions"."checkout_id" is not null and "transactions"."charged" + "transactions"."charge_pending" + "transactions"."authorized" + "transactions"."authorize_pending" > 0;--> statement-breakpoint
CREATE INDEX "transactions_search" ON "transactions" USING gin (lower("psp_reference") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "transactions_gift_card_id_index" ON "transactions" USING btree ("gift_card_id");--> statement-breakpoint
CREATE INDEX "transactions_held_network_index" ON "transactions" USING btree ("held_network") WHERE "transactions"."held_network" is not null;--> statement-breakpoint
CREATE INDEX "granted_refund_lines_granted_refund_id_index" ON "granted_refund_lines" USING btree ("granted_refund_id");--> statement-breakpoint
CREATE INDEX "granted_refund_lines_order_line_id_index" ON "granted_refund_lines" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "granted_refund_requests_granted_refund_id_index" ON "granted_refund_requests" USING btree ("granted_refund_id");--> statement-breakpoint
CREATE INDEX "granted_refunds_order_id_index" ON "granted_refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "granted_refunds_transaction_id_index" ON "granted_refunds" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "promotion_events_promotion_id_created_at_index" ON "promotion_events" USING btree ("promotion_id","created_at");--> statement-breakpoint
CREATE INDEX "promotion_rule_variants_rule_id_index" ON "promotion_rule_variants" USING btree ("rule_id");--> statement-breakpoint
CREATE INDEX "promotion_rules_promotion_id_sort_index" ON "promotion_rules" USING btree ("promotion_id","sort");--> statement-breakpoint
CREATE INDEX "promotions_name_id_index" ON "promotions" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "promotions_start_date_index" ON "promotions" USING btree ("start_date");--> statement-breakpoint
CREATE INDEX "promotions_end_date_index" ON "promotions" USING btree ("end_date");--> statement-breakpoint
CREATE INDEX "promotions_created_at_index" ON "promotions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "shipping_methods_zone_id_sort_index" ON "shipping_methods" USING btree ("zone_id","sort");--> statement-breakpoint
CREATE INDEX "shipping_postal_code_rules_method_id_index" ON "shipping_postal_code_rules" USING btree ("method_id");--> statement-breakpoint
CREATE INDEX "warehouses_name_id_index" ON "warehouses" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "attempts_window_started_at_index" ON "attempts" USING btree ("window_started_at");--> statement-breakpoint
CREATE INDEX "cdn_purges_due_at_index" ON "cdn_purges" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "mails_in_turn" ON "mails" USING btree ("state","next_attempt_at","id");--> statement-breakpoint
CREATE INDEX "media_removals_next_attempt_at_index" ON "media_removals" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "uploaded_files_due_at_index" ON "uploaded_files" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "customer_events_user_id_id_index" ON "customer_events" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "known_networks_last_used_at_index" ON "known_networks" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "registrations_email_index" ON "registrations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "registrations_expires_at_index" ON "registrations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_addresses_user_id_index" ON "user_addresses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_addresses_phone" ON "user_addresses" USING btree (("address" ->> 'phone'));--> statement-breakpoint
CREATE INDEX "user_groups_group_id_index" ON "user_groups" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "user_tokens_user_id_purpose_index" ON "user_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "user_tokens_expires_at_index" ON "user_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_is_staff_date_joined_index" ON "users" USING btree ("is_staff","date_joined");--> statement-breakpoint
CREATE INDEX "users_date_joined_id_index" ON "users" USING btree ("date_joined","id");--> statement-breakpoint
CREATE INDEX "users_updated_at_id_index" ON "users" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "users_first_name_last_name_id_index" ON "users" USING btree ("first_name","last_name","id");--> statement-breakpoint
CREATE INDEX "users_last_name_first_name_id_index" ON "users" USING btree ("last_name","first_name","id");--> statement-breakpoint
CREATE INDEX "users_by_orders" ON "users" USING btree ("orders_count",lower("email"));--> statement-breakpoint
CREATE INDEX "users_search_beginning" ON "users" USING btree ((left("search_text", 100)) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "app_events_created_at_index" ON "app_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "event_deliveries_webhook_id_created_at_index" ON "event_deliveries" USING btree ("webhook_id","created_at");--> statement-breakpoint
CREATE INDEX "event_deliveries_event_id_index" ON "event_deliveries" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "event_deliveries_waiting" ON "event_deliveries" USING btree ("webhook_id","next_attempt_at","id") WHERE status = 'PENDING';--> statement-breakpoint
CREATE INDEX "event_delivery_attempts_delivery_id_index" ON "event_delivery_attempts" USING btree ("delivery_id");--> statement-breakpoint
CREATE INDEX "webhooks_app_id_index" ON "webhooks" USING btree ("app_id");--> statement-breakpoint
CREATE UNIQUE INDEX "webhooks_app_id_identifier_index" ON "webhooks" USING btree ("app_id","identifier");--> statement-breakpoint
-- Room on each page for the changed rows.
ALTER TABLE "checkouts" SET (fillfactor = 60);--> statement-breakpoint
CREATE FUNCTION "tell_of_promotions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('semena_changed', 'promotions');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "promotions_changed" AFTER INSERT OR DELETE OR UPDATE OF "start_date", "end_date"
  ON "promotions" FOR EACH STATEMENT EXECUTE FUNCTION "tell_of_promotions"();--> statement-breakpoint
CREATE TRIGGER "promotion_rules_changed" AFTER INSERT OR DELETE OR UPDATE OF "channels", "catalogue_predicate", "order_predicate", "reward_type", "value_type", "value", "gift_variant_ids"
  ON "promotion_rules" FOR EACH STATEMENT EXECUTE FUNCTION "tell_of_promotions"();--> statement-breakpoint
-- A rule that is brought back by an undo covers nothing yet.
CREATE FUNCTION "forget_what_a_rule_covered"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.covered := NULL;
  NEW.applied := NULL;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "promotion_rule_added" BEFORE INSERT ON "promotion_rules" FOR EACH ROW EXECUTE FUNCTION "forget_what_a_rule_covered"();--> statement-breakpoint
CREATE FUNCTION "products_of_changed_prices"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_products (product_id, is_moved) SELECT DISTINCT v.product_id, false FROM changed c JOIN variants v ON v.id = c.variant_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "variant_listings_added" AFTER INSERT ON "variant_listings" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "products_of_changed_prices"();--> statement-breakpoint
CREATE TRIGGER "variant_listings_removed" AFTER DELETE ON "variant_listings" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "products_of_changed_prices"();--> statement-breakpoint
CREATE TRIGGER "stocks_added" AFTER INSERT ON "stocks" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "products_of_changed_prices"();--> statement-breakpoint
CREATE TRIGGER "stocks_removed" AFTER DELETE ON "stocks" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "products_of_changed_prices"();--> statement-breakpoint
CREATE FUNCTION "product_of_a_changed_price"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_products (product_id, is_moved) SELECT v.product_id, false FROM variants v WHERE v.id = NEW.variant_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "variant_listings_changed" AFTER UPDATE OF "price" ON "variant_listings" FOR EACH ROW
  WHEN (OLD."price" IS DISTINCT FROM NEW."price") EXECUTE FUNCTION "product_of_a_changed_price"();--> statement-breakpoint
CREATE FUNCTION "products_that_rules_may_cover"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_products (product_id) SELECT DISTINCT c.product_id FROM changed c;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "variants_added" AFTER INSERT ON "variants" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "products_that_rules_may_cover"();--> statement-breakpoint
CREATE TRIGGER "collection_products_added" AFTER INSERT ON "collection_products" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "products_that_rules_may_cover"();--> statement-breakpoint
CREATE TRIGGER "collection_products_removed" AFTER DELETE ON "collection_products" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "products_that_rules_may_cover"();--> statement-breakpoint
CREATE FUNCTION "product_that_rules_may_cover"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_products (product_id) VALUES ((to_jsonb(NEW) ->> TG_ARGV[0])::int);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "variant_changed" AFTER UPDATE OF "product_id", "sku", "metadata" ON "variants" FOR EACH ROW
  WHEN ((OLD."product_id", OLD."sku", OLD."metadata") IS DISTINCT FROM (NEW."product_id", NEW."sku", NEW."metadata"))
  EXECUTE FUNCTION "product_that_rules_may_cover"('product_id');--> statement-breakpoint
CREATE TRIGGER "product_changed" AFTER UPDATE OF "category_id", "product_type_id", "name", "slug", "metadata" ON "products" FOR EACH ROW
  WHEN ((OLD."category_id", OLD."product_type_id", OLD."name", OLD."slug", OLD."metadata") IS DISTINCT FROM
    (NEW."category_id", NEW."product_type_id", NEW."name", NEW."slug", NEW."metadata"))
  EXECUTE FUNCTION "product_that_rules_may_cover"('id');--> statement-breakpoint
CREATE FUNCTION "products_of_a_changed_category"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_products (product_id) SELECT p.id FROM products p WHERE p.category_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "category_changed" AFTER UPDATE OF "metadata" ON "categories" FOR EACH ROW
  WHEN (OLD."metadata" IS DISTINCT FROM NEW."metadata") EXECUTE FUNCTION "products_of_a_changed_category"();--> statement-breakpoint
CREATE FUNCTION "products_of_a_changed_collection"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_products (product_id) SELECT cp.product_id FROM collection_products cp WHERE cp.collection_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "collection_changed" AFTER UPDATE OF "metadata" ON "collections" FOR EACH ROW
  WHEN (OLD."metadata" IS DISTINCT FROM NEW."metadata") EXECUTE FUNCTION "products_of_a_changed_collection"();--> statement-breakpoint
CREATE FUNCTION semena_drop_references() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM attribute_values v USING attributes a
    WHERE v.reference_id = old.id AND a.id = v.attribute_id AND a.entity_type = tg_argv[0];
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER semena_references AFTER DELETE ON "products" FOR EACH ROW EXECUTE FUNCTION semena_drop_references('PRODUCT');--> statement-breakpoint
CREATE TRIGGER semena_references AFTER DELETE ON "variants" FOR EACH ROW EXECUTE FUNCTION semena_drop_references('PRODUCT_VARIANT');--> statement-breakpoint
CREATE TRIGGER semena_references AFTER DELETE ON "pages" FOR EACH ROW EXECUTE FUNCTION semena_drop_references('PAGE');--> statement-breakpoint
CREATE TRIGGER semena_references AFTER DELETE ON "categories" FOR EACH ROW EXECUTE FUNCTION semena_drop_references('CATEGORY');--> statement-breakpoint
CREATE TRIGGER semena_references AFTER DELETE ON "collections" FOR EACH ROW EXECUTE FUNCTION semena_drop_references('COLLECTION');--> statement-breakpoint
-- Rows of what is deleted go by triggers, because a reference would be checked for each of many thousand rows.
CREATE FUNCTION "products_of_a_deleted_rule"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_products (product_id, is_moved)
    SELECT DISTINCT v.product_id, false FROM promotion_rule_variants rv JOIN variants v ON v.id = rv.variant_id WHERE rv.rule_id = OLD.id;
  DELETE FROM promotion_rule_variants WHERE rule_id = OLD.id;
  RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER "promotion_rule_deleted" BEFORE DELETE ON "promotion_rules" FOR EACH ROW EXECUTE FUNCTION "products_of_a_deleted_rule"();--> statement-breakpoint
CREATE FUNCTION "variants_that_no_rule_covers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM promotion_rule_variants rv USING changed c WHERE rv.variant_id = c.id;
  INSERT INTO stale_products (product_id) SELECT DISTINCT c.product_id FROM changed c;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "variants_removed" AFTER DELETE ON "variants" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "variants_that_no_rule_covers"();--> statement-breakpoint
CREATE FUNCTION "count_orders_of_users"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE step int := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  IF NOT EXISTS (SELECT FROM changed WHERE user_id IS NOT NULL) THEN RETURN NULL; END IF;
  PERFORM FROM users u WHERE u.id IN (SELECT c.user_id FROM changed c) ORDER BY u.id FOR NO KEY UPDATE;
  UPDATE users u SET orders_count = u.orders_count + step * n.orders
    FROM (SELECT user_id, count(*)::int AS orders FROM changed WHERE user_id IS NOT NULL GROUP BY user_id) n WHERE u.id = n.user_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "orders_of_users_removed" AFTER DELETE ON "orders" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "count_orders_of_users"();--> statement-breakpoint
CREATE TRIGGER "orders_of_users_added" AFTER INSERT ON "orders" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT
  WHEN (current_setting('semena.placing', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION "count_orders_of_users"();--> statement-breakpoint
CREATE FUNCTION "count_orders_of_another_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users u WHERE u.id IN (OLD.user_id, NEW.user_id) ORDER BY u.id FOR NO KEY UPDATE;
  UPDATE users u SET orders_count = u.orders_count + CASE WHEN u.id = NEW.user_id THEN 1 ELSE -1 END WHERE u.id IN (OLD.user_id, NEW.user_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "orders_of_users_moved" AFTER UPDATE OF "user_id" ON "orders" FOR EACH ROW
  WHEN (OLD.user_id IS DISTINCT FROM NEW.user_id) EXECUTE FUNCTION "count_orders_of_another_user"();--> statement-breakpoint
-- The texts of one user's addresses; a telephone number is found without its plus. Each text begins and ends with a space, so that no phrase reaches from one into the next.
CREATE FUNCTION "text_of_addresses"("owner" int) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(string_agg(lower(' ' || concat_ws(' ', coalesce(a.address ->> 'firstName', ''), coalesce(a.address ->> 'lastName', ''), coalesce(a.address ->> 'companyName', ''), coalesce(a.address ->> 'streetAddress1', ''), coalesce(a.address ->> 'city', ''), coalesce(a.address ->> 'postalCode', ''), coalesce(a.address ->> 'country', ''), ltrim(coalesce(a.address ->> 'phone', ''), '+')) || ' '), '' ORDER BY a.id), '')
    FROM user_addresses a WHERE a.user_id = owner
$$;--> statement-breakpoint
CREATE FUNCTION "text_of_user"("email" text, "first_name" text, "last_name" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT lower(' ' || email || ' ' || translate(email, '@._-+', '     ') || ' ' || first_name || ' ' || last_name || ' ')
$$;--> statement-breakpoint
-- The row is locked already when this runs, so an address that is written meanwhile waits and is told below.
CREATE FUNCTION "keep_search_text_of_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := text_of_user(NEW.email, NEW.first_name, NEW.last_name) || CASE TG_OP WHEN 'INSERT' THEN '' ELSE text_of_addresses(NEW.id) END;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "users_search_text" BEFORE INSERT OR UPDATE OF "email", "first_name", "last_name" ON "users"
  FOR EACH ROW EXECUTE FUNCTION "keep_search_text_of_user"();--> statement-breakpoint
-- The users are locked first, so that the text has every address, however many transactions write some.
CREATE FUNCTION "keep_search_text_of_owners"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users u WHERE u.id IN (SELECT c.user_id FROM changed c) ORDER BY u.id FOR NO KEY UPDATE;
  UPDATE users u SET search_text = n.text
    FROM (SELECT o.id, text_of_user(o.email, o.first_name, o.last_name) || text_of_addresses(o.id) AS text
      FROM users o WHERE o.id IN (SELECT c.user_id FROM changed c)) n
    WHERE u.id = n.id AND u.search_text <> n.text;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "user_addresses_added" AFTER INSERT ON "user_addresses" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_search_text_of_owners"();--> statement-breakpoint
CREATE TRIGGER "user_addresses_changed" AFTER UPDATE ON "user_addresses" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_search_text_of_owners"();--> statement-breakpoint
CREATE TRIGGER "user_addresses_removed" AFTER DELETE ON "user_addresses" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_search_text_of_owners"();--> statement-breakpoint
CREATE FUNCTION "semena_remove_picture"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO media_removals (path) VALUES (OLD.avatar_path) ON CONFLICT (path) DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "users_picture_replaced" AFTER UPDATE OF avatar_path ON "users" FOR EACH ROW
  WHEN (OLD.avatar_path IS NOT NULL AND OLD.avatar_path IS DISTINCT FROM NEW.avatar_path) EXECUTE FUNCTION "semena_remove_picture"();--> statement-breakpoint
CREATE TRIGGER "users_picture_gone" AFTER DELETE ON "users" FOR EACH ROW
  WHEN (OLD.avatar_path IS NOT NULL) EXECUTE FUNCTION "semena_remove_picture"();--> statement-breakpoint
-- The same count, always by indexes: a plan that was made while a shop had no orders read them all at each new one.
CREATE FUNCTION "count_lines_of_orders"() RETURNS trigger LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  PERFORM FROM orders o WHERE o.id IN (SELECT c.order_id FROM changed c) ORDER BY o.id FOR NO KEY UPDATE;
  UPDATE orders o SET lines_count = n.lines
    FROM (SELECT k.order_id, (SELECT count(*)::int FROM order_lines l WHERE l.order_id = k.order_id) AS lines
      FROM (SELECT DISTINCT order_id FROM changed) k) n
    WHERE o.id = n.order_id AND o.lines_count <> n.lines;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "order_lines_removed" AFTER DELETE ON "order_lines" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "count_lines_of_orders"();--> statement-breakpoint
CREATE TRIGGER "order_lines_added" AFTER INSERT ON "order_lines" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (current_setting('semena.placing', true) IS DISTINCT FROM 'on')
  EXECUTE FUNCTION "count_lines_of_orders"();--> statement-breakpoint
CREATE FUNCTION "text_of_order"("number" int, "user_email" text, "billing" jsonb, "shipping" jsonb, "voucher_code" text, "discount_name" text, "external_reference" text)
  RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT lower(coalesce(number::text, '') || ' ' || coalesce(user_email, '') || ' ' || coalesce(billing ->> 'firstName', '') || ' ' || coalesce(billing ->> 'lastName', '') || ' ' ||
    coalesce(billing ->> 'companyName', '') || ' ' || coalesce(billing ->> 'streetAddress1', '') || ' ' || coalesce(billing ->> 'city', '') || ' ' || coalesce(billing ->> 'postalCode', '') || ' ' ||
    coalesce(billing ->> 'country', '') || ' ' || coalesce(billing ->> 'phone', '') || ' ' || coalesce(shipping ->> 'firstName', '') || ' ' || coalesce(shipping ->> 'lastName', '') || ' ' ||
    coalesce(shipping ->> 'companyName', '') || ' ' || coalesce(shipping ->> 'streetAddress1', '') || ' ' || coalesce(shipping ->> 'city', '') || ' ' || coalesce(shipping ->> 'postalCode', '') || ' ' ||
    coalesce(shipping ->> 'country', '') || ' ' || coalesce(shipping ->> 'phone', '') || ' ' || coalesce(voucher_code, '') || ' ' || coalesce(discount_name, '') || ' ' ||
    coalesce(external_reference, ''))
$$;--> statement-breakpoint
CREATE FUNCTION "keep_search_text_of_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := text_of_order(NEW.number, NEW.user_email, NEW.billing_address, NEW.shipping_address, NEW.voucher_code, NEW.discount_name, NEW.external_reference);
  RETURN NEW;
END $$;--> statement-breakpoint
-- The statement that places an order writes the text itself.
CREATE TRIGGER "orders_search_text_added" BEFORE INSERT ON "orders" FOR EACH ROW
  WHEN (NEW.search_text = '') EXECUTE FUNCTION "keep_search_text_of_order"();--> statement-breakpoint
CREATE TRIGGER "orders_search_text_changed" BEFORE UPDATE OF "number", "user_email", "billing_address", "shipping_address", "voucher_code", "discount_name", "external_reference"
  ON "orders" FOR EACH ROW EXECUTE FUNCTION "keep_search_text_of_order"();--> statement-breakpoint
CREATE FUNCTION "count_placed_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET orders_count = orders_count + 1 WHERE id = NEW.user_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "orders_of_users_placed" AFTER INSERT ON "orders" FOR EACH ROW
  WHEN (NEW.user_id IS NOT NULL AND current_setting('semena.placing', true) = 'on') EXECUTE FUNCTION "count_placed_order"();--> statement-breakpoint
CREATE FUNCTION "tell_of_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_products (product_id, is_moved) SELECT v.product_id, false FROM variants v WHERE v.id = NEW.variant_id;
  PERFORM pg_notify('semena_changed', 'stock');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "stocks_sold_out_or_back" AFTER UPDATE OF "quantity", "allocated" ON "stocks" FOR EACH ROW
  WHEN ((OLD."quantity" > OLD."allocated") <> (NEW."quantity" > NEW."allocated")) EXECUTE FUNCTION "tell_of_stock"();--> statement-breakpoint
CREATE FUNCTION "product_of_a_changed_variant"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_products (product_id, is_moved) VALUES (NEW.product_id, false);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "variant_counted" AFTER UPDATE OF "track_inventory" ON "variants" FOR EACH ROW
  WHEN (OLD."track_inventory" <> NEW."track_inventory") EXECUTE FUNCTION "product_of_a_changed_variant"();--> statement-breakpoint
CREATE FUNCTION "products_of_kept_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Only the last free pieces sell out or bring back.
  INSERT INTO stale_products (product_id, is_moved)
    SELECT v.product_id, false FROM stocks s JOIN variants v ON v.id = s.variant_id
    WHERE s.id = CASE WHEN TG_OP = 'INSERT' THEN NEW.stock_id ELSE OLD.stock_id END AND s.quantity > s.allocated
      AND s.quantity - s.allocated <= CASE WHEN TG_OP = 'INSERT' THEN 0 ELSE OLD.quantity END
        + coalesce((SELECT sum(r.quantity) FROM reservations r WHERE r.stock_id = s.id), 0);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "reservations_changed" AFTER INSERT OR DELETE OR UPDATE OF "quantity" ON "reservations"
  FOR EACH ROW EXECUTE FUNCTION "products_of_kept_stock"();--> statement-breakpoint
CREATE FUNCTION "products_of_warehouses"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_products (product_id, is_moved)
    SELECT DISTINCT v.product_id, false FROM changed c JOIN stocks s ON s.warehouse_id = c.warehouse_id JOIN variants v ON v.id = s.variant_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "shipping_zone_warehouses_added" AFTER INSERT ON "shipping_zone_warehouses" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "products_of_warehouses"();--> statement-breakpoint
CREATE TRIGGER "shipping_zone_warehouses_removed" AFTER DELETE ON "shipping_zone_warehouses" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "products_of_warehouses"();--> statement-breakpoint
CREATE TRIGGER "channel_warehouses_added" AFTER INSERT ON "channel_warehouses" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "products_of_warehouses"();--> statement-breakpoint
CREATE TRIGGER "channel_warehouses_removed" AFTER DELETE ON "channel_warehouses" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "products_of_warehouses"();--> statement-breakpoint
CREATE FUNCTION "products_of_zones"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_products (product_id, is_moved)
    SELECT DISTINCT v.product_id, false FROM changed c JOIN shipping_zone_warehouses zw ON zw.zone_id = c.zone_id
      JOIN stocks s ON s.warehouse_id = zw.warehouse_id JOIN variants v ON v.id = s.variant_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "shipping_zone_channels_added" AFTER INSERT ON "shipping_zone_channels" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "products_of_zones"();--> statement-breakpoint
CREATE TRIGGER "shipping_zone_channels_removed" AFTER DELETE ON "shipping_zone_channels" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "products_of_zones"();
