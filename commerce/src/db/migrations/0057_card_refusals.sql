CREATE TABLE "card_refusals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "card_refusals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"transaction_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"network" text,
	"subject" uuid,
	"prefix" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "max_refused_cards_per_network" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "max_refused_cards_per_order" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "max_refused_cards_per_prefix" integer DEFAULT 20 NOT NULL;--> statement-breakpoint
ALTER TABLE "card_refusals" ADD CONSTRAINT "card_refusals_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "card_refusals_once" ON "card_refusals" USING btree ("transaction_id","reference");--> statement-breakpoint
CREATE INDEX "card_refusals_network_created_at_index" ON "card_refusals" USING btree ("network","created_at");--> statement-breakpoint
CREATE INDEX "card_refusals_subject_created_at_index" ON "card_refusals" USING btree ("subject","created_at");--> statement-breakpoint
CREATE INDEX "card_refusals_prefix_created_at_index" ON "card_refusals" USING btree ("prefix","created_at");--> statement-breakpoint
CREATE INDEX "card_refusals_created_at_index" ON "card_refusals" USING btree ("created_at");