-- The same count, always by indexes: a plan that was made while a shop had no orders read them all at each new one.
CREATE OR REPLACE FUNCTION "count_lines_of_orders"() RETURNS trigger LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  PERFORM FROM orders o WHERE o.id IN (SELECT c.order_id FROM changed c) ORDER BY o.id FOR NO KEY UPDATE;
  UPDATE orders o SET lines_count = n.lines
    FROM (SELECT k.order_id, (SELECT count(*)::int FROM order_lines l WHERE l.order_id = k.order_id) AS lines
      FROM (SELECT DISTINCT order_id FROM changed) k) n
    WHERE o.id = n.order_id AND o.lines_count <> n.lines;
  RETURN NULL;
END $$;
