-- The statement that places an order writes it with all of its lines and counts them itself. It says so for its transaction.
DROP TRIGGER "order_lines_added" ON "order_lines";--> statement-breakpoint
CREATE TRIGGER "order_lines_added" AFTER INSERT ON "order_lines" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (current_setting('semena.placing', true) IS DISTINCT FROM 'on')
  EXECUTE FUNCTION "count_lines_of_orders"();
