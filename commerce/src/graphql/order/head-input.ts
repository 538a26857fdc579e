/** What staff enter of an order, read from the inputs of mutations. */
import type { OrderErrorCode } from '@semena/contract/enums'
import { codeOfVoucher } from '../../db/queries/order/order-draft.ts'
import { validateAddress } from '../../domain/address/validate.ts'
import type { HeadInput } from '../../domain/drafting/head.ts'
import type { NewLine } from '../../domain/drafting/lines.ts'
import { intKey } from '../../domain/global-id.ts'
import { redirectFault } from '../../domain/mail/redirect.ts'
import { ok, type Refusal, refusal, refuse, refuseOrder, type Result } from '../../domain/result.ts'
import { plainText } from '../../domain/text.ts'
import type { GraphqlContext } from '../context.ts'
import type { AddressInput } from '../../domain/inputs.generated.ts'
import type { DraftOrderInput, OrderLineCreateInput, OrderUpdateInput } from '../../domain/order/inputs.generated.ts'
import { addressChecks, emptyKey, readMetadata } from '../shared/arguments.ts'

type Given = Partial<DraftOrderInput> & OrderUpdateInput

/** Reads the input; several faults are all reported. */
export async function readHead(ctx: GraphqlContext, input: Given): Promise<Result<HeadInput, OrderErrorCode>> {
  const errors: Refusal<OrderErrorCode>[] = []
  const head: HeadInput = {}
  for (const [name, type] of [
    ['shippingAddress', 'SHIPPING'],
    ['billingAddress', 'BILLING'],
  ] as const) {
    const entered = input[name]
    if (entered == null) continue
    const read = await addressOf(ctx, entered, type)
    if (read.ok) head[name] = read.value
    else errors.push(...read.errors)
  }
  for (const name of ['metadata', 'privateMetadata'] as const) {
    if (emptyKey(input[name])) errors.push(refusal('REQUIRED', name, 'Metadata key cannot be empty.'))
    else if (input[name]) head[name] = readMetadata(input[name])
  }
  const user = keyIn(input.user, 'User', 'user')
  const method = keyIn(input.shippingMethod, 'ShippingMethod', 'shippingMethod')
  for (const key of [user, method]) if (!key.ok) errors.push(...key.errors)
  if (input.redirectUrl) {
    const fault = await redirectFault(ctx, input.redirectUrl)
    if (fault) errors.push(fault)
  }
  const voucher = await voucherCode(ctx, input)
  if (!voucher.ok) errors.push(...voucher.errors)
  if (errors.length || !user.ok || !method.ok || !voucher.ok) return refuseOrder(...errors)
  return ok({
    ...head,
    userId: user.value,
    userEmail: input.userEmail === undefined ? undefined : plainText(input.userEmail ?? ''),
    shippingMethodId: method.value,
    voucherCode: voucher.value,
    customerNote: input.customerNote == null ? undefined : plainText(input.customerNote),
    redirectUrl: input.redirectUrl === undefined ? undefined : input.redirectUrl || null,
    externalReference:
      input.externalReference === undefined ? undefined : plainText(input.externalReference ?? '').trim() || null,
    languageCode: input.languageCode ?? undefined,
    saveShippingAddress: input.saveShippingAddress ?? undefined,
    saveBillingAddress: input.saveBillingAddress ?? undefined,
  })
}

async function addressOf(ctx: GraphqlContext, entered: AddressInput, type: 'SHIPPING' | 'BILLING') {
  const { address, errors } = validateAddress(entered, type, await addressChecks(ctx), entered.skipValidation ?? false)
  return address ? ok(address) : refuseOrder(...errors)
}

/** The key in an id; undefined where none is given, null where it is taken away. */
function keyIn(
  id: string | null | undefined,
  type: string,
  field: string,
): Result<number | null | undefined, 'GRAPHQL_ERROR'> {
  if (id == null) return ok(id)
  const key = intKey(id, type)
  return key === null ? refuse('GRAPHQL_ERROR', field, `Must receive a ${type} id.`) : ok(key)
}

async function voucherCode(
  ctx: GraphqlContext,
  { voucher, voucherCode: code }: Given,
): Promise<Result<string | null | undefined, OrderErrorCode>> {
  if (voucher === undefined) return ok(code === undefined ? undefined : plainText(code ?? ''))
  if (code != null) return refuse('INVALID', 'voucher', 'Give either a voucher or a code of one.')
  if (voucher === null) return ok(null)
  const key = intKey(voucher, 'Voucher')
  const found = key === null ? null : await codeOfVoucher(ctx.database.pool, key)
  return found === null ? refuse('INVALID_VOUCHER', 'voucher', 'There is no such voucher that can be used.') : ok(found)
}

/** Lines that staff add. `field` is the input that holds them. */
export function readNewLines(lines: readonly OrderLineCreateInput[]): Result<NewLine[], 'GRAPHQL_ERROR'> {
  const read: NewLine[] = []
  for (const { variantId, quantity, forceNewLine, price } of lines) {
    const key = intKey(variantId, 'ProductVariant')
    if (key === null) return refuse('GRAPHQL_ERROR', 'variantId', 'Must receive a ProductVariant id.')
    const known = forceNewLine ? undefined : read.find((l) => l.variantId === key && !l.forceNewLine)
    if (known) Object.assign(known, { quantity: known.quantity + quantity, price: price ?? known.price })
    else read.push({ variantId: key, quantity, forceNewLine: forceNewLine ?? false, price: price ?? null })
  }
  // As in Saleor, lines of their own come first.
  return ok([...read.filter((l) => l.forceNewLine), ...read.filter((l) => !l.forceNewLine)])
}
