ALTER TABLE "promotions" ADD CONSTRAINT "promotions_type_known" CHECK ("promotions"."type" in ('CATALOGUE', 'ORDER'));--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_reward_type_known" CHECK ("promotions"."reward_type" in ('PERCENTAGE', 'FIXED'));--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_type_known" CHECK ("vouchers"."type" in ('ENTIRE_ORDER', 'SPECIFIC_PRODUCT', 'SHIPPING'));--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_value_type_known" CHECK ("vouchers"."value_type" in ('PERCENTAGE', 'FIXED'));--> statement-breakpoint
ALTER TABLE "fulfillments" ADD CONSTRAINT "fulfillments_status_known" CHECK ("fulfillments"."status" in ('FULFILLED', 'REFUNDED', 'RETURNED', 'REPLACED', 'REFUNDED_AND_RETURNED', 'CANCELED', 'WAITING_FOR_APPROVAL'));--> statement-breakpoint
ALTER TABLE "order_discounts" ADD CONSTRAINT "order_discounts_value_type_known" CHECK ("order_discounts"."value_type" in ('PERCENTAGE', 'FIXED'));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_unit_discount_type_known" CHECK ("order_lines"."unit_discount_type" in ('PERCENTAGE', 'FIXED'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_status_known" CHECK ("orders"."status" in ('DRAFT', 'UNCONFIRMED', 'UNFULFILLED', 'PARTIALLY_FULFILLED', 'FULFILLED', 'PARTIALLY_RETURNED', 'RETURNED', 'CANCELED', 'EXPIRED'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_charge_status_known" CHECK ("orders"."charge_status" in ('NONE', 'PARTIAL', 'FULL', 'OVERCHARGED'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_authorize_status_known" CHECK ("orders"."authorize_status" in ('NONE', 'PARTIAL', 'FULL'));--> statement-breakpoint
ALTER TABLE "payment_actions" ADD CONSTRAINT "payment_actions_kind_known" CHECK ("payment_actions"."kind" in ('REFUND', 'CHARGE', 'CANCEL'));--> statement-breakpoint
ALTER TABLE "payment_actions" ADD CONSTRAINT "payment_actions_state_known" CHECK ("payment_actions"."state" in ('WAITING', 'BY_HAND', 'PENDING', 'DONE', 'FAILED'));--> statement-breakpoint
ALTER TABLE "payment_movements" ADD CONSTRAINT "payment_movements_kind_known" CHECK ("payment_movements"."kind" in ('CHARGE', 'REFUND'));--> statement-breakpoint
ALTER TABLE "payment_movements" ADD CONSTRAINT "payment_movements_state_known" CHECK ("payment_movements"."state" in ('SEEN', 'SETTLED', 'FAILED', 'BACK'));--> statement-breakpoint
ALTER TABLE "test_card_sessions" ADD CONSTRAINT "test_card_sessions_state_known" CHECK ("test_card_sessions"."state" in ('OPEN', 'SECURE', 'LATE', 'APPROVED', 'DECLINED', 'EXPIRED'));--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_action_type_known" CHECK ("transactions"."action_type" in ('CHARGE', 'AUTHORIZATION'));--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_provider_state_known" CHECK ("transactions"."provider_state" in ('OPEN', 'DONE', 'EXPIRED', 'CANCELED', 'FAILED'));--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_state_known" CHECK ("mails"."state" in ('WAITING', 'SENT', 'FAILED'));--> statement-breakpoint
ALTER TABLE "user_tokens" ADD CONSTRAINT "user_tokens_purpose_known" CHECK ("user_tokens"."purpose" in ('CONFIRM_ACCOUNT', 'RESET_PASSWORD', 'CHANGE_EMAIL', 'DELETE_ACCOUNT'));