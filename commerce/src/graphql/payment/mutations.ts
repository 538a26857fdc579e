/** Paying. */
import { LONGEST_REFERENCE } from '@semena/contract/limits'
import { isIP } from 'node:net'
import type { TransactionInitializeErrorCode } from '@semena/contract/enums'
import { hasPermission } from '../../context.ts'
import { tryCode } from '../../domain/checkout/promo.ts'
import { uuidKey } from '../../domain/global-id.ts'
import { HIGHEST_AMOUNT, toMinorHalfEven } from '../../domain/money.ts'
import type { PaymentAnswer } from '../../domain/payment/apply.ts'
import { giveUpPayments } from '../../domain/legacy-payment/create.ts'
import { shownSubject } from '../../domain/payment/ask.ts'
import { gatewayConfigs } from '../../domain/payment/gateway-configs.ts'
import { initializePayment } from '../../domain/payment/initialize.ts'
import { processPayment } from '../../domain/payment/process.ts'
import { ok, refuse, type Result } from '../../domain/result.ts'
import { plainText } from '../../domain/text.ts'
import type { GraphqlContext } from '../context.ts'
import type { ArgsOf, Fields } from '../resolver-types.ts'
import { invalidArgument, permissionDenied } from '../shared/errors.ts'
import { payload, shown } from '../shared/payload.ts'
import { subjectOf } from './arguments.ts'
import { eventSource } from './sources.ts'

type InitializeArgs = ArgsOf<'Mutation', 'transactionInitialize'>

/** Whether the viewer is an app that handles payments. Not even a superuser counts as one. */
const isPaymentApp = (ctx: GraphqlContext): boolean =>
  ctx.viewer.kind === 'app' && hasPermission(ctx, 'HANDLE_PAYMENTS')

/** Checks the customer's IP address, which only payment apps may give. */
function checkAddress(address: string | null | undefined, ctx: GraphqlContext): Result<null, 'INVALID'> {
  if (!address) return ok(null)
  if (!isPaymentApp(ctx)) throw permissionDenied()
  return isIP(address)
    ? ok(null)
    : refuse('INVALID', 'customerIpAddress', 'Invalid value provided for customerIpAddress.')
}

async function initialize(
  args: InitializeArgs,
  ctx: GraphqlContext,
): Promise<Result<PaymentAnswer, TransactionInitializeErrorCode>> {
  const subject = await subjectOf(args.id, ctx)
  if (!subject.ok) return subject
  const key = args.idempotencyKey
  if (key != null && (key.trim() === '' || key.length > LONGEST_REFERENCE || key !== plainText(key)))
    return refuse('INVALID', 'idempotencyKey', 'The idempotency key must have 1 to 512 characters.')
  if (args.action && !isPaymentApp(ctx)) throw permissionDenied()
  const address = checkAddress(args.customerIpAddress, ctx)
  if (!address.ok) return address
  const gateway = ctx.gateways.get(args.paymentGateway.id)
  if (!gateway) return refuse('NOT_FOUND', 'paymentGateway', 'Provided payment gateway is not available.')
  if (args.amount != null && args.amount > HIGHEST_AMOUNT) return refuse('INVALID', 'amount', 'The amount is too high.')
  const pay = () =>
    initializePayment(ctx, {
      subject: subject.value,
      gateway,
      amount: args.amount == null ? null : toMinorHalfEven(args.amount, subject.value.currency),
      idempotencyKey: key ?? null,
      action: args.action ?? null,
      data: args.paymentGateway.data ?? null,
    })
  if (subject.value.kind === 'checkout') await giveUpPayments(ctx, subject.value.id)
  const isWrong = (paid: Result<PaymentAnswer, TransactionInitializeErrorCode>): boolean =>
    paid.ok && paid.value.event.type.endsWith('_FAILURE')
  return gateway.takesCode ? tryCode(ctx, 'paymentGateway', pay, isWrong) : pay()
}

const paid = <Code extends string>(result: Result<PaymentAnswer, Code>) =>
  payload(result, { transaction: null, transactionEvent: null, data: null }, ({ transaction, event, data }) => ({
    transaction,
    transactionEvent: eventSource(event, transaction),
    data: data ?? null,
  }))

export const paymentMutations = {
  paymentGatewayInitialize: async (_, { id, amount, paymentGateways }, ctx) => {
    await ctx.followPaymentApps()
    const subject = await subjectOf(id, ctx)
    const asked = paymentGateways?.map((g) => g.id) ?? null
    const configs = subject.ok
      ? await gatewayConfigs(ctx.gateways, asked, (gateway) => ({
          subject: shownSubject(subject.value),
          amount: amount == null ? null : toMinorHalfEven(amount, subject.value.currency),
          currency: subject.value.currency,
          data: paymentGateways?.find((g) => g.id === gateway)?.data ?? null,
          origin: ctx.origin,
        }))
      : []
    return payload(subject, { gatewayConfigs: null }, () => ({
      gatewayConfigs: configs.map((c) => ({ ...c, errors: c.errors.map(shown) })),
    }))
  },

  transactionInitialize: async (_, args, ctx) => {
    await ctx.followPaymentApps()
    return paid(await initialize(args, ctx))
  },

  transactionProcess: async (_, { id, token, customerIpAddress, data }, ctx) => {
    if ((id == null) === (token == null))
      return paid(refuse('GRAPHQL_ERROR', null, 'Exactly one of id and token must be given.'))
    const key = token ?? uuidKey(id!, 'TransactionItem')
    if (!key) throw invalidArgument('Must receive a TransactionItem id.')
    const address = checkAddress(customerIpAddress, ctx)
    await ctx.followPaymentApps()
    return paid(address.ok ? await processPayment(ctx, key, data ?? null) : address)
  },
} satisfies Partial<Fields<'Mutation'>>
