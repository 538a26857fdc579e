CREATE TABLE "variant_media" (
	"variant_id" integer NOT NULL,
	"media_id" integer NOT NULL,
	CONSTRAINT "variant_media_variant_id_media_id_pk" PRIMARY KEY("variant_id","media_id")
);
--> statement-breakpoint
ALTER TABLE "attribute_values" ADD COLUMN "value" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "attribute_values" ADD COLUMN "date_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attribute_values" ADD COLUMN "reference_id" integer;--> statement-breakpoint
ALTER TABLE "attribute_values" ADD COLUMN "external_reference" text;--> statement-breakpoint
ALTER TABLE "attributes" ADD COLUMN "entity_type" text;--> statement-breakpoint
ALTER TABLE "attributes" ADD COLUMN "reference_type_ids" integer[] DEFAULT '{}'::int[] NOT NULL;--> statement-breakpoint
ALTER TABLE "attributes" ADD COLUMN "value_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "attributes" ADD COLUMN "is_variant_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "attributes" ADD COLUMN "filterable_in_storefront" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "attributes" ADD COLUMN "filterable_in_dashboard" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "attributes" ADD COLUMN "available_in_grid" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "attributes" ADD COLUMN "storefront_search_position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attributes" ADD COLUMN "external_reference" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "collection_listings" ADD COLUMN "id" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "collection_listings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "product_listings" ADD COLUMN "id" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "product_listings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "product_media" ADD COLUMN "type" text DEFAULT 'IMAGE' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_media" ADD COLUMN "external_url" text;--> statement-breakpoint
ALTER TABLE "product_media" ADD COLUMN "oembed" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_type_attributes" ADD COLUMN "variant_selection" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product_types" ADD COLUMN "is_digital" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product_types" ADD COLUMN "kind" text DEFAULT 'NORMAL' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_types" ADD COLUMN "weight" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "variant_listings" ADD COLUMN "id" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "variant_listings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "variant_listings" ADD COLUMN "cost_price" bigint;--> statement-breakpoint
ALTER TABLE "variant_listings" ADD COLUMN "prior_price" bigint;--> statement-breakpoint
ALTER TABLE "variant_media" ADD CONSTRAINT "variant_media_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_media" ADD CONSTRAINT "variant_media_media_id_product_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."product_media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "variant_media_media_id_index" ON "variant_media" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "attribute_values_reference_id_index" ON "attribute_values" USING btree ("reference_id") WHERE "attribute_values"."reference_id" is not null;--> statement-breakpoint
ALTER TABLE "attribute_values" ADD CONSTRAINT "attribute_values_external_reference_unique" UNIQUE("external_reference");--> statement-breakpoint
ALTER TABLE "attributes" ADD CONSTRAINT "attributes_external_reference_unique" UNIQUE("external_reference");--> statement-breakpoint
ALTER TABLE "collection_listings" ADD CONSTRAINT "collection_listings_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "product_listings" ADD CONSTRAINT "product_listings_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "variant_listings" ADD CONSTRAINT "variant_listings_id_unique" UNIQUE("id");