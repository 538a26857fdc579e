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
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "app_method" jsonb;--> statement-breakpoint
ALTER TABLE "shipping_answers" ADD CONSTRAINT "shipping_answers_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_answers" ADD CONSTRAINT "shipping_answers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;