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
);
--> statement-breakpoint
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
);
--> statement-breakpoint
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
);
--> statement-breakpoint
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
);
--> statement-breakpoint
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
);
--> statement-breakpoint
ALTER TABLE "user_tokens" DROP CONSTRAINT "user_tokens_purpose_known";--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "manifest_url" text;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "manifest_version" text;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "author" text;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "about" text;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "data_privacy_url" text;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "homepage_url" text;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "support_url" text;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "configuration_url" text;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "app_url" text;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "audience" text;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "logo_url" text;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "breaker_state" text DEFAULT 'CLOSED' NOT NULL;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "breaker_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "default_weight_unit" text DEFAULT 'KG' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "reserve_stock_duration_anonymous_user" integer;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "reserve_stock_duration_authenticated_user" integer;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "allow_storefront_traffic" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "preserve_all_address_fields" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "use_legacy_update_webhook_emission" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "account_confirm_merge_mode" text DEFAULT 'MERGE_DISABLED' NOT NULL;--> statement-breakpoint
ALTER TABLE "app_events" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "app_events" ADD COLUMN "actor_app_id" integer;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "identifier" text;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "subscription_query" text;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "secret_key" text;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "custom_headers" jsonb DEFAULT '{}'::jsonb;--> statement-breakpoint
ALTER TABLE "app_extensions" ADD CONSTRAINT "app_extensions_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_problems" ADD CONSTRAINT "app_problems_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_problems" ADD CONSTRAINT "app_problems_dismissed_by_user_id_users_id_fk" FOREIGN KEY ("dismissed_by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_deliveries" ADD CONSTRAINT "event_deliveries_event_id_app_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."app_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_deliveries" ADD CONSTRAINT "event_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_delivery_attempts" ADD CONSTRAINT "event_delivery_attempts_delivery_id_event_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."event_deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "app_extensions_app_id_index" ON "app_extensions" USING btree ("app_id");--> statement-breakpoint
CREATE INDEX "app_problems_app_id_key_index" ON "app_problems" USING btree ("app_id","key");--> statement-breakpoint
CREATE INDEX "event_deliveries_webhook_id_created_at_index" ON "event_deliveries" USING btree ("webhook_id","created_at");--> statement-breakpoint
CREATE INDEX "event_deliveries_event_id_index" ON "event_deliveries" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "event_deliveries_waiting" ON "event_deliveries" USING btree ("next_attempt_at") WHERE status = 'PENDING';--> statement-breakpoint
CREATE INDEX "event_delivery_attempts_delivery_id_index" ON "event_delivery_attempts" USING btree ("delivery_id");--> statement-breakpoint
CREATE INDEX "app_events_created_at_index" ON "app_events" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "webhooks_app_id_identifier_index" ON "webhooks" USING btree ("app_id","identifier");--> statement-breakpoint
ALTER TABLE "apps" ADD CONSTRAINT "apps_breaker_known" CHECK ("apps"."breaker_state" in ('CLOSED', 'HALF_OPEN', 'OPEN'));--> statement-breakpoint
ALTER TABLE "user_tokens" ADD CONSTRAINT "user_tokens_purpose_known" CHECK ("user_tokens"."purpose" in ('CONFIRM_ACCOUNT', 'RESET_PASSWORD', 'CHANGE_EMAIL', 'DELETE_ACCOUNT', 'SIGN_IN'));