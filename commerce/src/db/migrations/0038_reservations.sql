CREATE TABLE "reservations" (
	"line_id" uuid NOT NULL,
	"stock_id" integer NOT NULL,
	"checkout_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"reserved_until" timestamp with time zone NOT NULL,
	CONSTRAINT "reservations_line_id_stock_id_pk" PRIMARY KEY("line_id","stock_id")
);
--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_line_id_checkout_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."checkout_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_stock_id_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reservations_stock_id_index" ON "reservations" USING btree ("stock_id");--> statement-breakpoint
CREATE INDEX "reservations_checkout_id_index" ON "reservations" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "reservations_reserved_until_index" ON "reservations" USING btree ("reserved_until");