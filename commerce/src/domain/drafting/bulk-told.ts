/** What is told of orders that were placed elsewhere. Prices are decimals. */
import type { LanguageCodeEnum, OrderBulkCreateErrorCode } from '@semena/contract/enums'
import type { OrderRow } from '../../db/queries/order/order.ts'
import type { MetadataMap, StoredAddress } from '../../db/tables/columns.ts'
import type { Said } from '../payment/record.ts'

export interface BulkFault {
  path: string | null
  message: string
  code: OrderBulkCreateErrorCode
}

export interface Taxed {
  gross: number
  net: number
}

/** How a user or a variant is named; exactly one name should be given. */
export interface VariantNames {
  id: number | null
  sku: string | null
  externalReference: string | null
}

export interface BulkLine {
  variant: VariantNames
  productName: string | null
  variantName: string | null
  productSku: string | null
  translatedProductName: string
  translatedVariantName: string
  isShippingRequired: boolean
  isGiftCard: boolean
  quantity: number
  total: Taxed
  undiscountedTotal: Taxed
  discount: { reason: string | null; type: 'FIXED' | 'PERCENTAGE' | null; value: number }
  warehouseId: string | null
  taxRate: number | null
  taxClassId: number | null
  taxClassName: string | null
  metadata: MetadataMap
  privateMetadata: MetadataMap
}

export interface BulkOrder {
  /** What the resolver found wrong with the input. */
  faults: BulkFault[]
  externalReference: string | null
  channel: string
  createdAt: Date
  status: OrderRow['status']
  user: { id: number | null; email: string | null; externalReference: string | null }
  billingAddress: StoredAddress | null
  shippingAddress: StoredAddress | null
  currency: string
  metadata: MetadataMap
  privateMetadata: MetadataMap
  customerNote: string
  notes: { message: string; date: Date | null; userId: number | null; appId: number | null }[]
  languageCode: LanguageCodeEnum
  /** Kilograms. */
  weight: number
  redirectUrl: string | null
  lines: BulkLine[]
  delivery: {
    methodId: number | null
    name: string | null
    price: Taxed | null
    taxRate: number | null
    taxClassId: number | null
    taxClassName: string | null
  } | null
  giftCards: string[]
  voucherCode: string | null
  discounts: { valueType: 'FIXED' | 'PERCENTAGE'; value: number; reason: string | null }[]
  fulfillments: {
    trackingNumber: string
    lines: { variant: VariantNames; quantity: number; warehouseId: string | null; index: number }[]
  }[]
  payments: Said[]
  invoices: {
    createdAt: Date
    number: string | null
    url: string | null
    metadata: MetadataMap
    privateMetadata: MetadataMap
  }[]
}

export interface BulkOptions {
  /**
   * REJECT_EVERYTHING makes none where one is at fault, REJECT_FAILED_ROWS those that are not, and IGNORE_FAILED also
   * those that can do without what is wrong.
   */
  errorPolicy: 'REJECT_EVERYTHING' | 'REJECT_FAILED_ROWS' | 'IGNORE_FAILED'
  /** SKIP leaves the stock alone, UPDATE takes what there is, FORCE takes more than there is. */
  stockPolicy: 'SKIP' | 'UPDATE' | 'FORCE'
  /** Throws where the viewer may not work in the channel. */
  mayUse: (channelId: number) => void
}

const isAt = (faults: readonly BulkFault[], path: string): boolean =>
  faults.some((f) => f.path === path || f.path?.startsWith(`${path}.`))

/**
 * The order without the parts that are wrong and that it can do without: notes, gift cards, invoices, its voucher's code,
 * the address for the parcel. Without a payment it would be another order.
 */
export function lesserOrder(told: BulkOrder, faults: readonly BulkFault[]): BulkOrder {
  const right = <T>(name: string, parts: readonly T[]): T[] => parts.filter((_, i) => !isAt(faults, `${name}.${i}`))
  const spared = /^(?:notes|giftCards|voucherCode|shippingAddress|invoices)\b/
  return {
    ...told,
    faults: told.faults.filter((f) => !spared.test(f.path ?? '')),
    notes: right('notes', told.notes),
    giftCards: right('giftCards', told.giftCards),
    invoices: right('invoices', told.invoices),
    voucherCode: isAt(faults, 'voucherCode') ? null : told.voucherCode,
    shippingAddress: isAt(faults, 'shippingAddress') ? null : told.shippingAddress,
  }
}
