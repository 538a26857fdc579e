ALTER TABLE "promotions" ADD COLUMN "applied" text;--> statement-breakpoint
CREATE INDEX "product_listings_published_at_index" ON "product_listings" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "product_listings_available_for_purchase_at_index" ON "product_listings" USING btree ("available_for_purchase_at");--> statement-breakpoint
CREATE FUNCTION "tell_of_promotions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE jobs SET last_finished_at = NULL WHERE name = 'catalogue';
  END IF;
  PERFORM pg_notify('semena_changed', 'promotions');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "promotions_changed" AFTER INSERT OR DELETE OR UPDATE OF "type", "channels", "reward_type", "reward_value", "product_ids", "collection_ids", "category_ids", "start_date", "end_date"
  ON "promotions" FOR EACH STATEMENT EXECUTE FUNCTION "tell_of_promotions"();
--> statement-breakpoint
CREATE FUNCTION "tell_of_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('semena_changed', 'stock');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "stocks_sold_out_or_back" AFTER UPDATE OF "quantity", "allocated" ON "stocks" FOR EACH ROW
  WHEN ((OLD."quantity" > OLD."allocated") <> (NEW."quantity" > NEW."allocated")) EXECUTE FUNCTION "tell_of_stock"();
