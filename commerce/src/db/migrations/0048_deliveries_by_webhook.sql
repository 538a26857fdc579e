DROP INDEX "event_deliveries_waiting";--> statement-breakpoint
CREATE INDEX "event_deliveries_waiting" ON "event_deliveries" USING btree ("webhook_id","next_attempt_at","id") WHERE status = 'PENDING';