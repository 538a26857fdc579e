/** Payments that were made elsewhere, read from their inputs. */
import { LONGEST_REFERENCE } from '@semena/contract/limits'
import type { TransactionCreateErrorCode, TransactionUpdateErrorCode } from '@semena/contract/enums'
import { metadataFault } from '../../domain/metadata.ts'
import { HIGHEST_AMOUNT, toMinorHalfEven } from '../../domain/money.ts'
import type { SaidAmounts } from '../../domain/payment/adjust.ts'
import type { Said } from '../../domain/payment/record.ts'
import { ok, type Refusal, refusal, refuse, type Result } from '../../domain/result.ts'
import { plainText } from '../../domain/text.ts'
import type { TransactionCreateInput, TransactionEventInput } from '../../domain/payment/inputs.generated.ts'
import { emptyKey, readMetadata } from '../shared/arguments.ts'
import { isWebAddress, readMethod } from './arguments.ts'

export type Code = TransactionCreateErrorCode & TransactionUpdateErrorCode

const AMOUNTS = {
  amountAuthorized: 'authorized',
  amountCharged: 'charged',
  amountRefunded: 'refunded',
  amountCanceled: 'canceled',
} as const satisfies Record<string, keyof SaidAmounts>

function readAmounts(input: TransactionCreateInput, currency: string): Result<SaidAmounts, Code> {
  const said: SaidAmounts = {}
  const errors: Refusal<Code>[] = []
  for (const field of ['amountAuthorized', 'amountCharged', 'amountRefunded', 'amountCanceled'] as const) {
    const given = input[field]
    if (!given) continue
    if (given.currency !== currency)
      errors.push(refusal('INCORRECT_CURRENCY', field, `The currency has to be ${currency}.`))
    else if (given.amount > HIGHEST_AMOUNT) errors.push(refusal('INVALID', field, 'The amount is too high.'))
    else said[AMOUNTS[field]] = toMinorHalfEven(given.amount, currency)
  }
  return errors.length ? { ok: false, errors } : ok(said)
}

const cut = (text: string): string => plainText(text).slice(0, LONGEST_REFERENCE)

/** What is said of a payment that was made elsewhere, or why it is refused. */
export function readSaid(
  input: TransactionCreateInput,
  event: TransactionEventInput | null | undefined,
  currency: string,
): Result<Said, Code> {
  const amounts = readAmounts(input, currency)
  if (!amounts.ok) return amounts
  for (const field of ['metadata', 'privateMetadata'] as const) {
    if (emptyKey(input[field])) return refuse('METADATA_KEY_REQUIRED', field, 'Metadata key cannot be empty.')
    if (metadataFault(readMetadata(input[field]), field)) return refuse('INVALID', field, 'The metadata are too long.')
  }
  const reference = input.pspReference == null ? undefined : plainText(input.pspReference)
  if ((reference ?? '').length > LONGEST_REFERENCE || (event?.pspReference ?? '').length > LONGEST_REFERENCE)
    return refuse('INVALID', 'transaction', `References have at most ${LONGEST_REFERENCE} characters.`)
  if (input.externalUrl && !isWebAddress(input.externalUrl))
    return refuse('INVALID', 'transaction', 'Invalid format of `externalUrl`.')
  const method = readMethod(input.paymentMethodDetails)
  if (!method.ok) return method
  return ok({
    amounts: amounts.value,
    ...(input.name == null ? {} : { name: cut(input.name) }),
    ...(input.message == null ? {} : { message: cut(input.message) }),
    ...(reference === undefined ? {} : { pspReference: reference }),
    ...(input.externalUrl == null ? {} : { externalUrl: input.externalUrl }),
    ...(input.availableActions ? { actions: input.availableActions } : {}),
    ...(input.metadata ? { metadata: readMetadata(input.metadata) } : {}),
    ...(input.privateMetadata ? { privateMetadata: readMetadata(input.privateMetadata) } : {}),
    ...(method.value ? { paymentMethod: method.value } : {}),
    remark: event ? { pspReference: plainText(event.pspReference ?? ''), message: cut(event.message ?? '') } : null,
  })
}
