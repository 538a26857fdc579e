CREATE SEQUENCE "public"."bitcoin_indexes" INCREMENT BY 1 MINVALUE 0 MAXVALUE 9223372036854775807 START WITH 0 CACHE 1;--> statement-breakpoint
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
);
--> statement-breakpoint
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
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE TABLE "payment_webhooks" (
	"gateway" text NOT NULL,
	"event_id" text NOT NULL,
	"transaction_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_webhooks_gateway_event_id_pk" PRIMARY KEY("gateway","event_id")
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "completion_tried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "seen_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "transaction_events" ADD COLUMN "cause" text DEFAULT 'page' NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "gift_card_id" integer;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "watch_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "looks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "booked_look" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "looked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "provider_state" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "provider_data" jsonb;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "automatically_complete_fully_paid_checkouts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "automatic_completion_delay" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bitcoin_addresses" ADD CONSTRAINT "bitcoin_addresses_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_actions" ADD CONSTRAINT "payment_actions_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_actions" ADD CONSTRAINT "payment_actions_request_event_id_transaction_events_id_fk" FOREIGN KEY ("request_event_id") REFERENCES "public"."transaction_events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_movements" ADD CONSTRAINT "payment_movements_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reviews" ADD CONSTRAINT "payment_reviews_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reviews" ADD CONSTRAINT "payment_reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_webhooks" ADD CONSTRAINT "payment_webhooks_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bitcoin_addresses_index" ON "bitcoin_addresses" USING btree ("account","index");--> statement-breakpoint
CREATE INDEX "payment_actions_state_next_attempt_at_index" ON "payment_actions" USING btree ("state","next_attempt_at");--> statement-breakpoint
CREATE INDEX "payment_actions_transaction_id_index" ON "payment_actions" USING btree ("transaction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_movements_once" ON "payment_movements" USING btree ("gateway","reference");--> statement-breakpoint
CREATE INDEX "payment_movements_transaction_id_index" ON "payment_movements" USING btree ("transaction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_reviews_once" ON "payment_reviews" USING btree ("transaction_id","reason","subject");--> statement-breakpoint
CREATE INDEX "payment_reviews_order_id_index" ON "payment_reviews" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_reviews_resolved_at_index" ON "payment_reviews" USING btree ("resolved_at");--> statement-breakpoint
CREATE INDEX "payment_webhooks_created_at_index" ON "payment_webhooks" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transactions_watch_at_index" ON "transactions" USING btree ("watch_at");--> statement-breakpoint
CREATE INDEX "transactions_gateway_psp_reference_index" ON "transactions" USING btree ("gateway","psp_reference");--> statement-breakpoint
CREATE INDEX "transactions_gift_card_id_index" ON "transactions" USING btree ("gift_card_id");