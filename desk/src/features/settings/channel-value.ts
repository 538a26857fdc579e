/** What the form of a channel holds, and what is sent of it. */
import type { AllocationStrategyEnum, CountryCode, TransactionFlowStrategyEnum } from '@semena/contract/enums'
import type { Fault } from '../../platform/faults.ts'
import type { DeskChannelQuery } from './channels.generated.ts'
import { countOf, countText } from './numbers.ts'

export type Channel = NonNullable<DeskChannelQuery['channel']>

export interface ChannelValue {
  name: string
  slug: string
  currency: string
  country: CountryCode | ''
  isActive: boolean
  strategy: AllocationStrategyEnum
  /** Ids, in the order in which goods are taken from them. */
  warehouses: string[]
  confirm: boolean
  fulfilCards: boolean
  unpaid: boolean
  draftVouchers: boolean
  expire: string
  forget: string
  freeze: string
  complete: boolean
  completeDelay: string
  flow: TransactionFlowStrategyEnum
  release: boolean
  releaseAfter: string
}

export const NEW_CHANNEL: ChannelValue = {
  name: '',
  slug: '',
  currency: '',
  country: '',
  isActive: false,
  strategy: 'PRIORITIZE_SORTING_ORDER',
  warehouses: [],
  confirm: true,
  fulfilCards: true,
  unpaid: false,
  draftVouchers: false,
  expire: '',
  forget: '60',
  freeze: '24',
  complete: false,
  completeDelay: '',
  flow: 'CHARGE',
  release: false,
  releaseAfter: '',
}

export const valueOf = (channel: Channel): ChannelValue => ({
  name: channel.name,
  slug: channel.slug,
  currency: channel.currencyCode,
  country: channel.defaultCountry.code as CountryCode,
  isActive: channel.isActive,
  strategy: channel.stockSettings.allocationStrategy,
  warehouses: channel.warehouses.map(({ id }) => id),
  confirm: channel.orderSettings.automaticallyConfirmAllNewOrders,
  fulfilCards: channel.orderSettings.automaticallyFulfillNonShippableGiftCard,
  unpaid: channel.orderSettings.allowUnpaidOrders,
  draftVouchers: channel.orderSettings.includeDraftOrderInVoucherUsage,
  expire: countText(channel.orderSettings.expireOrdersAfter),
  forget: countText(channel.orderSettings.deleteExpiredOrdersAfter),
  freeze: countText(channel.orderSettings.draftOrderLinePriceFreezePeriod),
  complete: channel.checkoutSettings.automaticallyCompleteFullyPaidCheckouts,
  completeDelay: countText(channel.checkoutSettings.automaticCompletionDelay),
  flow: channel.paymentSettings.defaultTransactionFlowStrategy,
  release: channel.paymentSettings.releaseFundsForExpiredCheckouts ?? false,
  releaseAfter: countText(channel.paymentSettings.checkoutTtlBeforeReleasingFunds),
})

export const COUNTS = ['expire', 'forget', 'freeze', 'completeDelay', 'releaseAfter'] as const

/** What a channel always has, so that nothing would change where it is emptied. */
const always = ({ release }: ChannelValue) =>
  ['forget', ...(release ? ['releaseAfter'] : [])] as ('forget' | 'releaseAfter')[]

/** Fields that hold no whole number, and those that were emptied and cannot be. */
export const countFaults = (value: ChannelValue, before: ChannelValue): Fault[] => [
  ...COUNTS.filter((name) => countOf(value[name]) === undefined).map((field) => ({
    code: 'INVALID',
    field,
    message: null,
  })),
  ...always(value)
    .filter((name) => before[name] !== '' && countOf(value[name]) === null)
    .map((field) => ({
      code: 'REQUIRED',
      field,
      message: null,
    })),
]

/** What both creating and changing a channel takes. */
export function inputOf(value: ChannelValue, had: readonly string[]) {
  const forget = countOf(value.forget)
  const releaseAfter = countOf(value.releaseAfter)
  return {
    name: value.name.trim(),
    slug: value.slug.trim(),
    isActive: value.isActive,
    stockSettings: { allocationStrategy: value.strategy },
    addWarehouses: value.warehouses.filter((id) => !had.includes(id)),
    orderSettings: {
      automaticallyConfirmAllNewOrders: value.confirm,
      automaticallyFulfillNonShippableGiftCard: value.fulfilCards,
      allowUnpaidOrders: value.unpaid,
      includeDraftOrderInVoucherUsage: value.draftVouchers,
      expireOrdersAfter: countOf(value.expire) ?? null,
      ...(forget ? { deleteExpiredOrdersAfter: forget } : {}),
      draftOrderLinePriceFreezePeriod: countOf(value.freeze) ?? null,
    },
    checkoutSettings: {
      automaticCompletion: {
        enabled: value.complete,
        ...(value.complete ? { delay: countOf(value.completeDelay) ?? null } : {}),
      },
    },
    paymentSettings: {
      defaultTransactionFlowStrategy: value.flow,
      releaseFundsForExpiredCheckouts: value.release,
      ...(releaseAfter ? { checkoutTtlBeforeReleasingFunds: releaseAfter } : {}),
    },
  }
}

/** How rows move from one order to another, as Saleor wants it told: each by how many places, one after the other. */
export function movesTo(from: readonly string[], to: readonly string[]): { id: string; sortOrder: number }[] {
  const now = from.filter((id) => to.includes(id))
  for (const id of to) if (!now.includes(id)) now.push(id)
  const moves: { id: string; sortOrder: number }[] = []
  for (const [place, id] of to.entries()) {
    const at = now.indexOf(id)
    if (at === place) continue
    now.splice(at, 1)
    now.splice(place, 0, id)
    moves.push({ id, sortOrder: place - at })
  }
  return moves
}
