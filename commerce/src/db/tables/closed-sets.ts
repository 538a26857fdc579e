/** The values of columns that allow only certain words: they give the types of rows and the checks of tables. */
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check } from 'drizzle-orm/pg-core'

/** Saleor's OrderStatus. */
export const ORDER_STATUSES = [
  'DRAFT',
  'UNCONFIRMED',
  'UNFULFILLED',
  'PARTIALLY_FULFILLED',
  'FULFILLED',
  'PARTIALLY_RETURNED',
  'RETURNED',
  'CANCELED',
  'EXPIRED',
] as const
/** Saleor's OrderOriginEnum. */
export const ORDER_ORIGINS = ['CHECKOUT', 'DRAFT', 'REISSUE', 'BULK_CREATE'] as const
/** Saleor's OrderChargeStatusEnum. */
export const CHARGE_STATUSES = ['NONE', 'PARTIAL', 'FULL', 'OVERCHARGED'] as const
/** Saleor's OrderAuthorizeStatusEnum. */
export const AUTHORIZE_STATUSES = ['NONE', 'PARTIAL', 'FULL'] as const
/** Saleor's FulfillmentStatus. */
export const FULFILLMENT_STATUSES = [
  'FULFILLED',
  'REFUNDED',
  'RETURNED',
  'REPLACED',
  'REFUNDED_AND_RETURNED',
  'CANCELED',
  'WAITING_FOR_APPROVAL',
] as const
/** Saleor's DiscountValueTypeEnum. */
export const VALUE_TYPES = ['PERCENTAGE', 'FIXED'] as const
/** Saleor's PromotionTypeEnum. */
export const PROMOTION_TYPES = ['CATALOGUE', 'ORDER'] as const
/** Saleor's RewardTypeEnum. */
export const REWARD_TYPES = ['SUBTOTAL_DISCOUNT', 'GIFT'] as const
/** Saleor's PromotionEventsEnum. */
export const PROMOTION_EVENTS = [
  'PROMOTION_CREATED',
  'PROMOTION_UPDATED',
  'PROMOTION_STARTED',
  'PROMOTION_ENDED',
  'RULE_CREATED',
  'RULE_UPDATED',
  'RULE_DELETED',
] as const
/** Saleor's VoucherTypeEnum. */
export const VOUCHER_TYPES = ['ENTIRE_ORDER', 'SPECIFIC_PRODUCT', 'SHIPPING'] as const
/** Saleor's TransactionFlowStrategyEnum. */
export const FLOW_STRATEGIES = ['CHARGE', 'AUTHORIZATION'] as const
/** The states of a payment at its provider. */
export const PROVIDER_STATES = ['OPEN', 'DONE', 'EXPIRED', 'CANCELED', 'FAILED'] as const
/** The states of a movement in its provider's books. BACK: it was taken back. */
export const MOVEMENT_STATES = ['SEEN', 'SETTLED', 'FAILED', 'BACK'] as const
export const MOVEMENT_KINDS = ['CHARGE', 'REFUND'] as const
export const ACTION_KINDS = ['REFUND', 'CHARGE', 'CANCEL'] as const
/** WAITING: the provider is to be asked. BY_HAND: people do it. PENDING: the provider will tell the outcome. */
export const ACTION_STATES = ['WAITING', 'BY_HAND', 'PENDING', 'DONE', 'FAILED'] as const
/** What a reason explains. */
export const REASON_PURPOSES = ['REFUND', 'RETURN'] as const
/** Saleor's JobStatusEnum. */
export const INVOICE_STATES = ['PENDING', 'SUCCESS', 'FAILED', 'DELETED'] as const
/** SECURE: the bank asks for a code. LATE: approved, and the shop is told later. */
export const TEST_CARD_STATES = ['OPEN', 'SECURE', 'LATE', 'APPROVED', 'DECLINED', 'EXPIRED'] as const
/**
 * `LOOKING` and `APPLYING` run; `LOOKED` waits for a yes; `WRONG` names the rows that are wrong; of one that was
 * `STOPPED` nothing was brought in.
 */
export const IMPORT_STATES = ['LOOKING', 'LOOKED', 'WRONG', 'APPLYING', 'APPLIED', 'STOPPED', 'FAILED'] as const
export const MAIL_STATES = ['WAITING', 'SENT', 'FAILED'] as const
export const TOKEN_PURPOSES = [
  'CONFIRM_ACCOUNT',
  'RESET_PASSWORD',
  'CHANGE_EMAIL',
  'DELETE_ACCOUNT',
  'SIGN_IN',
] as const
/** Saleor's EventDeliveryStatusEnum. */
export const DELIVERY_STATES = ['PENDING', 'SUCCESS', 'FAILED'] as const
/** Saleor's CircuitBreakerStateEnum. */
export const BREAKER_STATES = ['CLOSED', 'HALF_OPEN', 'OPEN'] as const
/** Saleor's JobStatusEnum, as far as installations of apps have them. */
export const INSTALLATION_STATES = ['PENDING', 'FAILED'] as const
/** Saleor's WarehouseClickAndCollectOptionEnum. */
export const CLICK_AND_COLLECT = ['DISABLED', 'LOCAL', 'ALL'] as const
/** Saleor's AllocationStrategyEnum. */
export const ALLOCATION_STRATEGIES = ['PRIORITIZE_SORTING_ORDER', 'PRIORITIZE_HIGH_STOCK'] as const
/** Saleor's ShippingMethodTypeEnum. */
export const SHIPPING_METHOD_TYPES = ['PRICE', 'WEIGHT'] as const
/** Who changes the shop: people and apps by GraphQL, an import, the command line. */
export const CHANGE_ORIGINS = ['STAFF', 'APP', 'IMPORT', 'COMMAND'] as const

/** Saleor's GiftCardEventsEnum, as far as it happens here. */
export const GIFT_CARD_EVENTS = [
  'ISSUED',
  'BOUGHT',
  'ACTIVATED',
  'DEACTIVATED',
  'BALANCE_RESET',
  'BALANCE_ADJUSTED',
  'EXPIRY_DATE_UPDATED',
  'TAGS_UPDATED',
  'SENT_TO_CUSTOMER',
  'RESENT',
  'NOTE_ADDED',
  'USED_IN_ORDER',
  'ASSIGNED_TO_USER',
  'UNASSIGNED_FROM_USER',
] as const
/** Saleor's GiftCardSettingsExpiryTypeEnum. */
export const GIFT_CARD_EXPIRY_TYPES = ['NEVER_EXPIRE', 'EXPIRY_PERIOD'] as const
/** Saleor's TimePeriodTypeEnum. */
export const TIME_PERIODS = ['DAY', 'WEEK', 'MONTH', 'YEAR'] as const
/** Saleor's JobStatusEnum. */
export const JOB_STATUSES = ['PENDING', 'SUCCESS', 'FAILED', 'DELETED'] as const

/** The check that a text column holds one of these words. */
export const oneOf = (name: string, column: AnyPgColumn, words: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`)

/**
 * The check that columns hold words of their closed sets, by a function of the database (`orders_words_known` for
 * `orders`). Of a table that is written often: the database reads the words of other checks anew for each statement that
 * writes. `closed-sets.db.test.ts` compares the functions with these sets.
 */
export const wordsKnown = (table: string, columns: readonly AnyPgColumn[]) =>
  check(
    `${table}_known`,
    sql`${sql.raw(`${table}_words_known`)}(${sql.join(
      columns.map((column) => sql`${column}`),
      sql.raw(', '),
    )})`,
  )
