CREATE TABLE "invoice_numbers" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE TABLE "granted_refund_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "granted_refund_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"granted_refund_id" integer NOT NULL,
	"order_line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"reason" text,
	"reason_page_id" integer
);
--> statement-breakpoint
CREATE TABLE "granted_refund_requests" (
	"event_id" integer PRIMARY KEY NOT NULL,
	"granted_refund_id" integer NOT NULL
);
--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE TABLE "reason_types" (
	"purpose" text PRIMARY KEY NOT NULL,
	"page_type_id" integer NOT NULL,
	CONSTRAINT "reason_types_purpose_known" CHECK ("reason_types"."purpose" in ('REFUND', 'RETURN'))
);
--> statement-breakpoint
ALTER TABLE "transaction_events" ADD COLUMN "reason_page_id" integer;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "external_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "cause" text DEFAULT 'page' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "invoices_order_id_index" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_own_number" ON "invoices" USING btree ("number") WHERE "invoices"."content" is not null;--> statement-breakpoint
CREATE INDEX "granted_refund_lines_granted_refund_id_index" ON "granted_refund_lines" USING btree ("granted_refund_id");--> statement-breakpoint
CREATE INDEX "granted_refund_lines_order_line_id_index" ON "granted_refund_lines" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "granted_refund_requests_granted_refund_id_index" ON "granted_refund_requests" USING btree ("granted_refund_id");--> statement-breakpoint
CREATE INDEX "granted_refunds_order_id_index" ON "granted_refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "granted_refunds_transaction_id_index" ON "granted_refunds" USING btree ("transaction_id");--> statement-breakpoint
ALTER TABLE "transaction_events" ADD CONSTRAINT "transaction_events_reason_page_id_pages_id_fk" FOREIGN KEY ("reason_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;