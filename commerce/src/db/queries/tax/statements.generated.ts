// Written by `npm run generate`; not to be edited.
import type { Json, JsonRecords, Row, Uses, Written } from '../../statements/table-types.ts'

declare module '../../statements/statement.ts' {
interface Described {
  keep_tax_answer_of_checkout: {
    params: readonly [string | null, Written<'tax_answers', 'digest'>, Written<'tax_answers', 'taxes'>, Written<'tax_answers', 'fault'>, Written<'tax_answers', 'askedAt'>]
    row: object
    reads: Uses<'checkouts', 'id'> | Uses<'tax_answers', 'asked_at' | 'checkout_id' | 'digest' | 'fault' | 'taxes'>
    writes: Uses<'tax_answers', 'asked_at' | 'checkout_id' | 'digest' | 'fault' | 'taxes'>
  }
  keep_tax_answer_of_order: {
    params: readonly [string | null, Written<'tax_answers', 'digest'>, Written<'tax_answers', 'taxes'>, Written<'tax_answers', 'fault'>, Written<'tax_answers', 'askedAt'>]
    row: object
    reads: Uses<'orders', 'id'> | Uses<'tax_answers', 'asked_at' | 'digest' | 'fault' | 'order_id' | 'taxes'>
    writes: Uses<'tax_answers', 'asked_at' | 'digest' | 'fault' | 'order_id' | 'taxes'>
  }
  tax_answer_of_order: {
    params: readonly [string | null]
    row: { answer: Json }
    reads: Uses<'tax_answers', 'asked_at' | 'digest' | 'fault' | 'order_id' | 'taxes'>
  }
  tax_class_list: {
    params: readonly unknown[]
    row: Pick<Row<'tax_classes'>, 'id' | 'name' | 'metadata' | 'privateMetadata'>
    reads: Uses<'tax_class_rates', 'country' | 'tax_class_id'> | Uses<'tax_classes', 'id' | 'metadata' | 'name' | 'private_metadata'>
  }
  tax_class_rates_delete: {
    params: readonly [readonly number[] | null, readonly string[] | null]
    row: object
    reads: Uses<'tax_class_rates', 'country' | 'tax_class_id'>
  }
  tax_class_rates_put: {
    params: readonly [JsonRecords<{ taxClassId: number; country: string; rate: number | string }>]
    row: object
    reads: Uses<'tax_class_rates', 'country' | 'rate' | 'tax_class_id'>
    writes: Uses<'tax_class_rates', 'country' | 'rate' | 'tax_class_id'>
  }
  tax_configuration_list: {
    params: readonly unknown[]
    row: Pick<Row<'channels'>, 'id' | 'slug' | 'name' | 'currency' | 'defaultCountry' | 'isActive' | 'allowUnpaidOrders' | 'expireOrdersAfter' | 'deleteExpiredOrdersAfter' | 'allocationStrategy' | 'automaticallyFulfillNonShippableGiftCard' | 'markAsPaidStrategy' | 'includeDraftOrderInVoucherUsage' | 'draftOrderLinePriceFreezePeriod' | 'useLegacyLineDiscountPropagation' | 'automaticallyConfirmAllNewOrders' | 'pricesEnteredWithTax' | 'chargeTaxes' | 'displayGrossPrices' | 'taxCalculationStrategy' | 'taxAppId' | 'useWeightedTaxForShipping' | 'taxMetadata' | 'taxPrivateMetadata' | 'defaultTransactionFlowStrategy' | 'automaticallyCompleteFullyPaidCheckouts' | 'automaticCompletionDelay' | 'automaticCompletionCutOffDate' | 'allowLegacyGiftCardUse' | 'useLegacyErrorFlow' | 'releaseFundsForExpiredCheckouts' | 'checkoutTtlBeforeReleasingFunds' | 'checkoutReleaseFundsCutOffDate' | 'maxUnpaidOrdersPerNetwork' | 'maxUnpaidOrdersPerEmail' | 'maxUnpaidPacksPerVariant' | 'maxOrderMailsPerHour' | 'maxRefusedCardsPerNetwork' | 'maxRefusedCardsPerOrder' | 'maxRefusedCardsPerPrefix' | 'metadata' | 'privateMetadata'>
    reads: Uses<'channels', 'allocation_strategy' | 'allow_legacy_gift_card_use' | 'allow_unpaid_orders' | 'automatic_completion_cut_off_date' | 'automatic_completion_delay' | 'automatically_complete_fully_paid_checkouts' | 'automatically_confirm_all_new_orders' | 'automatically_fulfill_non_shippable_gift_card' | 'charge_taxes' | 'checkout_release_funds_cut_off_date' | 'checkout_ttl_before_releasing_funds' | 'currency' | 'default_country' | 'default_transaction_flow_strategy' | 'delete_expired_orders_after' | 'display_gross_prices' | 'draft_order_line_price_freeze_period' | 'expire_orders_after' | 'id' | 'include_draft_order_in_voucher_usage' | 'is_active' | 'mark_as_paid_strategy' | 'max_order_mails_per_hour' | 'max_refused_cards_per_network' | 'max_refused_cards_per_order' | 'max_refused_cards_per_prefix' | 'max_unpaid_orders_per_email' | 'max_unpaid_orders_per_network' | 'max_unpaid_packs_per_variant' | 'metadata' | 'name' | 'prices_entered_with_tax' | 'private_metadata' | 'release_funds_for_expired_checkouts' | 'slug' | 'tax_app_id' | 'tax_calculation_strategy' | 'tax_metadata' | 'tax_private_metadata' | 'use_legacy_error_flow' | 'use_legacy_line_discount_propagation' | 'use_weighted_tax_for_shipping'>
  }
  tax_exceptions_delete: {
    params: readonly [number | null, readonly string[] | null]
    row: object
    reads: Uses<'tax_country_exceptions', 'channel_id' | 'country'>
  }
  tax_rate_delete: {
    params: readonly [string | null]
    row: object
    reads: Uses<'tax_rates', 'country'>
  }
  tax_rate_put: {
    params: readonly [Written<'tax_rates', 'country'>, number | null]
    row: object
    reads: Uses<'tax_rates', 'country' | 'rate'>
    writes: Uses<'tax_rates', 'country' | 'rate'>
  }
  tax_rates_of_country_delete: {
    params: readonly [string | null]
    row: object
    reads: Uses<'tax_class_rates', 'country'> | Uses<'tax_rates', 'country'>
  }
}
}
