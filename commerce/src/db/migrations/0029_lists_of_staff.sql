DROP INDEX "products_name_id_index";--> statement-breakpoint
DROP INDEX "products_category_id_index";--> statement-breakpoint
DROP INDEX "products_product_type_id_index";--> statement-breakpoint
CREATE INDEX "collection_products_collection_id_sort_product_id_index" ON "collection_products" USING btree ("collection_id","sort","product_id");--> statement-breakpoint
CREATE INDEX "product_listings_channel_id_min_price_product_id_index" ON "product_listings" USING btree ("channel_id","min_price","product_id");--> statement-breakpoint
CREATE INDEX "products_name_slug_index" ON "products" USING btree ("name","slug");--> statement-breakpoint
CREATE INDEX "products_updated_at_name_slug_index" ON "products" USING btree ("updated_at","name","slug");--> statement-breakpoint
CREATE INDEX "products_created_at_id_index" ON "products" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "products_rating_name_slug_index" ON "products" USING btree ("rating","name","slug");--> statement-breakpoint
CREATE INDEX "products_category_id_name_slug_index" ON "products" USING btree ("category_id","name","slug");--> statement-breakpoint
CREATE INDEX "products_product_type_id_name_slug_index" ON "products" USING btree ("product_type_id","name","slug");--> statement-breakpoint
CREATE INDEX "variants_updated_at_id_index" ON "variants" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_total_gross" ON "orders" USING btree ((total_gross::float8 / (case when currency in ('BIF','CLP','DJF','GNF','ISK','JPY','KMF','KRW','PYG','RWF','UGX','UYI','VND','VUV','XAF','XOF','XPF') then 1
  when currency in ('BHD','IQD','JOD','KWD','LYD','OMR','TND') then 1000 else 100 end)));--> statement-breakpoint
CREATE INDEX "orders_by_total_net" ON "orders" USING btree ((total_net::float8 / (case when currency in ('BIF','CLP','DJF','GNF','ISK','JPY','KMF','KRW','PYG','RWF','UGX','UYI','VND','VUV','XAF','XOF','XPF') then 1
  when currency in ('BHD','IQD','JOD','KWD','LYD','OMR','TND') then 1000 else 100 end)));--> statement-breakpoint
CREATE INDEX "orders_by_billing_phone" ON "orders" USING btree (("billing_address" ->> 'phone'));--> statement-breakpoint
CREATE INDEX "orders_by_shipping_phone" ON "orders" USING btree (("shipping_address" ->> 'phone'));--> statement-breakpoint
CREATE INDEX "transactions_search" ON "transactions" USING gin (lower("psp_reference") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "user_addresses_phone" ON "user_addresses" USING btree (("address" ->> 'phone'));