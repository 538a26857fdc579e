/** Orders that were placed elsewhere, read from their inputs. */
import { LONGEST_TEXT } from '@semena/contract/limits'
import type { OrderBulkCreateErrorCode } from '@semena/contract/enums'
import { type AddressChecks, validateAddress } from '../../domain/address/validate.ts'
import type { BulkFault, BulkOrder, VariantNames } from '../../domain/drafting/bulk-told.ts'
import { intKey, uuidKey } from '../../domain/global-id.ts'
import { isCurrencyCode } from '../../domain/money.ts'
import { plainText } from '../../domain/text.ts'
import type { AddressInput, MetadataInput } from '../../domain/inputs.generated.ts'
import type { OrderBulkCreateInput } from '../../domain/order/inputs.generated.ts'
import { isWebAddress, readSaid } from '../payment/sources.ts'
import { emptyKey, readMetadata } from '../shared/arguments.ts'

const text = (given: string | null | undefined): string | null => (given == null ? null : plainText(given))

/** A fault of a payment by the codes of orders that are told. */
const asBulk = (code: string): OrderBulkCreateErrorCode =>
  code === 'INCORRECT_CURRENCY' || code === 'METADATA_KEY_REQUIRED' ? code : 'INVALID'

interface Named {
  variantId?: string | null
  variantSku?: string | null
  variantExternalReference?: string | null
}

export const readBulkOrders = (orders: readonly OrderBulkCreateInput[], checks: AddressChecks): BulkOrder[] =>
  orders.map((order) => readOrder(order, checks))

function readOrder(input: OrderBulkCreateInput, checks: AddressChecks): BulkOrder {
  const faults: BulkFault[] = []
  const fault = (code: OrderBulkCreateErrorCode, path: string, message: string): void => {
    faults.push({ code, path, message })
  }
  const key = (id: string | null | undefined, type: string, path: string): number | null => {
    if (id == null) return null
    const found = intKey(id, type)
    if (found === null) fault('INVALID', path, `Must receive a ${type} id.`)
    return found
  }
  const address = (entered: AddressInput | null | undefined, type: 'BILLING' | 'SHIPPING', path: string) => {
    if (!entered) return null
    const { address: read, errors } = validateAddress(entered, type, checks, entered.skipValidation ?? false)
    for (const e of errors) fault(e.code, `${path}.${e.field}`, e.message)
    return read
  }
  const metadata = (given: readonly MetadataInput[] | null | undefined, path: string) => {
    if (emptyKey(given)) fault('METADATA_KEY_REQUIRED', path, 'Metadata key cannot be empty.')
    return readMetadata(given)
  }
  const variant = (named: Named, path: string): VariantNames => ({
    id: key(named.variantId, 'ProductVariant', `${path}.variantId`),
    sku: text(named.variantSku),
    externalReference: text(named.variantExternalReference),
  })
  const { deliveryMethod: delivery } = input
  if (delivery?.shippingMethodId && delivery.warehouseId)
    fault('TOO_MANY_IDENTIFIERS', 'deliveryMethod', 'Only one of shippingMethodId and warehouseId is taken.')
  else if (delivery?.warehouseId)
    fault('INVALID', 'deliveryMethod.warehouseId', 'Orders are not collected in a warehouse.')
  return {
    faults,
    externalReference: text(input.externalReference),
    channel: input.channel,
    createdAt: input.createdAt,
    status: input.status ?? 'UNFULFILLED',
    user: {
      id: key(input.user.id, 'User', 'user.id'),
      email: text(input.user.email)?.trim().toLowerCase() ?? null,
      externalReference: text(input.user.externalReference),
    },
    billingAddress: address(input.billingAddress, 'BILLING', 'billingAddress'),
    shippingAddress: address(input.shippingAddress, 'SHIPPING', 'shippingAddress'),
    currency: input.currency,
    metadata: metadata(input.metadata, 'metadata'),
    privateMetadata: metadata(input.privateMetadata, 'privateMetadata'),
    customerNote: text(input.customerNote) ?? '',
    notes: (input.notes ?? []).map((n, i) => ({
      message: plainText(n.message).trim(),
      date: n.date ?? null,
      userId: key(n.userId, 'User', `notes.${i}.userId`),
      appId: key(n.appId, 'App', `notes.${i}.appId`),
    })),
    languageCode: input.languageCode,
    weight: input.weight ?? 0,
    redirectUrl: text(input.redirectUrl),
    lines: input.lines.map((l, i) => ({
      variant: variant(l, `lines.${i}`),
      productName: text(l.productName),
      variantName: text(l.variantName),
      productSku: text(l.productSku),
      translatedProductName: text(l.translatedProductName) ?? '',
      translatedVariantName: text(l.translatedVariantName) ?? '',
      isShippingRequired: l.isShippingRequired,
      isGiftCard: l.isGiftCard,
      quantity: l.quantity,
      total: l.totalPrice,
      undiscountedTotal: l.undiscountedTotalPrice,
      discount: {
        reason: text(l.unitDiscountReason),
        type: l.unitDiscountType ?? null,
        value: l.unitDiscountValue ?? 0,
      },
      warehouseId: uuidKey(l.warehouse, 'Warehouse'),
      taxRate: l.taxRate ?? null,
      taxClassId: key(l.taxClassId, 'TaxClass', `lines.${i}.taxClassId`),
      taxClassName: text(l.taxClassName),
      metadata: metadata(l.metadata, `lines.${i}.metadata`),
      privateMetadata: metadata(l.privateMetadata, `lines.${i}.privateMetadata`),
    })),
    delivery: delivery
      ? {
          methodId: key(delivery.shippingMethodId, 'ShippingMethod', 'deliveryMethod.shippingMethodId'),
          name: text(delivery.shippingMethodName),
          price: delivery.shippingPrice ?? null,
          taxRate: delivery.shippingTaxRate ?? null,
          taxClassId: key(delivery.shippingTaxClassId, 'TaxClass', 'deliveryMethod.shippingTaxClassId'),
          taxClassName: text(delivery.shippingTaxClassName),
        }
      : null,
    giftCards: (input.giftCards ?? []).map(plainText),
    voucherCode: text(input.voucherCode) || null,
    discounts: (input.discounts ?? []).map(({ valueType, value, reason }) => ({
      valueType,
      value,
      reason: text(reason),
    })),
    fulfillments: (input.fulfillments ?? []).map(({ trackingCode, lines }, f) => ({
      trackingNumber: text(trackingCode) ?? '',
      lines: (lines ?? []).map((l, i) => ({
        variant: variant(l, `fulfillments.${f}.lines.${i}`),
        quantity: l.quantity,
        warehouseId: uuidKey(l.warehouse, 'Warehouse'),
        index: l.orderLineIndex,
      })),
    })),
    // An order in a currency that is none is refused for that.
    payments: (isCurrencyCode(input.currency) ? (input.transactions ?? []) : []).flatMap((transaction, i) => {
      const said = readSaid(transaction, null, input.currency)
      if (said.ok) return said.value
      for (const { code, field, message } of said.errors)
        fault(asBulk(code), `transactions.${i}${field === null || field === 'transaction' ? '' : `.${field}`}`, message)
      return []
    }),
    invoices: (input.invoices ?? []).map((invoice, i) => {
      const url = text(invoice.url)?.trim() || null
      if (url && !isWebAddress(url)) fault('INVALID', `invoices.${i}.url`, 'This is no address of the web.')
      return {
        createdAt: invoice.createdAt,
        number: text(invoice.number)?.trim().slice(0, LONGEST_TEXT) || null,
        url,
        metadata: metadata(invoice.metadata, `invoices.${i}.metadata`),
        privateMetadata: metadata(invoice.privateMetadata, `invoices.${i}.privateMetadata`),
      }
    }),
  }
}
