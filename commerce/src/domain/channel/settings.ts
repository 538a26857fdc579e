/** The groups of settings in a channel's input. A field that is left out, or null where null means nothing, stays. */
import type { channels } from '../../db/tables/shop.ts'
import type {
  CheckoutSettingsInput,
  OrderSettingsInput,
  PaymentSettingsInput,
  StockSettingsInput,
} from './inputs.generated.ts'
import type { Field, ValuesOf } from '../nouns/noun.ts'
import { refusal } from '../result.ts'

type Settings<Input> = Field<typeof channels, Input>
type Values = ValuesOf<typeof channels>

const MOST_DAYS = 120
const MOST_HOURS = 876_000
const DEFAULT_DELAY_MINUTES = 30

const invalid = (field: string, message: string) => ({ faults: [refusal('INVALID', field, message)] })

export const stockSettings: Settings<StockSettingsInput> = {
  read: (value) => (value ? { values: { allocationStrategy: value.allocationStrategy } } : {}),
}

export const orderSettings: Settings<OrderSettingsInput> = {
  read(value) {
    if (!value) return {}
    const days = value.deleteExpiredOrdersAfter
    if (days != null && (days < 1 || days > MOST_DAYS))
      return invalid('deleteExpiredOrdersAfter', `It is from 1 to ${MOST_DAYS} days.`)
    const values: Values = {
      automaticallyConfirmAllNewOrders: value.automaticallyConfirmAllNewOrders ?? undefined,
      automaticallyFulfillNonShippableGiftCard: value.automaticallyFulfillNonShippableGiftCard ?? undefined,
      markAsPaidStrategy: value.markAsPaidStrategy ?? undefined,
      allowUnpaidOrders: value.allowUnpaidOrders ?? undefined,
      includeDraftOrderInVoucherUsage: value.includeDraftOrderInVoucherUsage ?? undefined,
      useLegacyLineDiscountPropagation: value.useLegacyLineDiscountPropagation ?? undefined,
      deleteExpiredOrdersAfter: days ?? undefined,
      draftOrderLinePriceFreezePeriod: value.draftOrderLinePriceFreezePeriod,
    }
    // What is left out stays, and a new channel has none. 0 stands for never, as null does.
    if (value.expireOrdersAfter !== undefined) values.expireOrdersAfter = value.expireOrdersAfter || null
    return { values }
  },
}

export const checkoutSettings: Settings<CheckoutSettingsInput> = {
  read(value) {
    if (!value) return {}
    const { automaticCompletion: auto, automaticallyCompleteFullyPaidCheckouts: legacy } = value
    if (auto && !auto.enabled && auto.delay != null) return invalid('delay', 'Automatic completion is switched off.')
    if (auto && !auto.enabled && auto.cutOffDate != null)
      return invalid('cutOffDate', 'Automatic completion is switched off.')
    const values: Values = {
      useLegacyErrorFlow: value.useLegacyErrorFlow ?? undefined,
      allowLegacyGiftCardUse: value.allowLegacyGiftCardUse ?? undefined,
      ...(auto
        ? {
            automaticallyCompleteFullyPaidCheckouts: auto.enabled,
            automaticCompletionDelay: auto.enabled ? (auto.delay ?? DEFAULT_DELAY_MINUTES) : 0,
            automaticCompletionCutOffDate: auto.enabled ? auto.cutOffDate : null,
          }
        : legacy == null
          ? {}
          : { automaticallyCompleteFullyPaidCheckouts: legacy, automaticCompletionDelay: 0 }),
    }
    return { values }
  },
}

export const paymentSettings: Settings<PaymentSettingsInput> = {
  read(value) {
    if (!value) return {}
    const hours = value.checkoutTtlBeforeReleasingFunds
    if (hours != null && (hours < 1 || hours > MOST_HOURS))
      return invalid('checkoutTtlBeforeReleasingFunds', `It is from 1 to ${MOST_HOURS} hours.`)
    return {
      values: {
        defaultTransactionFlowStrategy: value.defaultTransactionFlowStrategy ?? undefined,
        releaseFundsForExpiredCheckouts: value.releaseFundsForExpiredCheckouts ?? undefined,
        checkoutTtlBeforeReleasingFunds: hours ?? undefined,
        checkoutReleaseFundsCutOffDate: value.checkoutReleaseFundsCutOffDate,
      },
    }
  },
}
