DROP INDEX "products_category_id_name_slug_index";--> statement-breakpoint
DROP INDEX "products_product_type_id_name_slug_index";--> statement-breakpoint
DROP INDEX "variants_product_id_sort_index";--> statement-breakpoint
CREATE INDEX "product_listings_facts" ON "product_listings" USING btree ("channel_id","product_id","is_published","min_price");--> statement-breakpoint
CREATE INDEX "products_of_category" ON "products" USING btree ("category_id","name","slug","id");--> statement-breakpoint
CREATE INDEX "products_of_type" ON "products" USING btree ("product_type_id","name","slug","id");--> statement-breakpoint
CREATE INDEX "variants_of_product" ON "variants" USING btree ("product_id","sort","id");