/** `payments list | show | resolve | refund | compare`: payments that a person has to look at. */
import type { CommerceSettings, Services } from '@semena/commerce'
import {
  agenda,
  createGateways,
  fractionDigits,
  listPayments,
  reconcile,
  refundPayment,
  resolveAction,
  resolveReview,
  type ShownPayment,
  showPayments,
  toDecimal,
} from '@semena/commerce/owner'
import { StartError } from '@semena/commerce/settings'
import { randomUUID } from 'node:crypto'
import { serviceSettings } from '../config/service-settings.ts'
import type { Command } from './command.ts'
import { line, MOST_LISTED, parsed, UsageError, whole } from './usage.ts'
import { withDatabase } from './with-database.ts'

export type PaymentsArguments =
  | { verb: 'list'; last: number | null }
  | { verb: 'show'; what: string }
  | { verb: 'resolve'; what: string; note: string; reference: string | null }
  | { verb: 'refund'; what: string; amount: string | null; reason: string }
  | { verb: 'compare'; days: number }

const TEXT = { type: 'string' } as const
const MOST_DAYS = 365
const COMPARED_DAYS = 14
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** Reads the arguments after `payments`; throws a UsageError. */
export function readPayments(args: string[]): PaymentsArguments {
  const { values, positionals } = parsed(args, {
    last: TEXT,
    days: TEXT,
    note: TEXT,
    reference: TEXT,
    amount: TEXT,
    reason: TEXT,
  })
  const [verb = '', what = '', ...more] = positionals
  const allowed = OPTIONS[verb]
  if (!allowed) throw new UsageError('Say list, show, resolve, refund or compare.')
  const strange = Object.keys(values).find((name) => !allowed.options.includes(name))
  if (strange) throw new UsageError(`--${strange} does not go with ${verb}.`)
  if (more.length > 0 || (what && !allowed.names)) throw new UsageError(`${[what, ...more].join(' ')} is too much.`)
  if (allowed.names && !what) throw new UsageError(`Name ${allowed.names}.`)
  const { last, days, note = '', reference = null, amount = null, reason = '' } = values
  switch (verb) {
    case 'list':
      return { verb, last: last === undefined ? null : whole(last, '--last', MOST_LISTED) }
    case 'show':
      return { verb, what }
    case 'resolve':
      if (UUID.test(what) && !note && reference === null)
        throw new UsageError('Say how it went: --reference <of what was sent>, or --note "why not".')
      if (!UUID.test(what) && !note) throw new UsageError('Say what was done: --note "…"')
      return { verb, what, note, reference }
    case 'refund':
      if (amount !== null && !/^\d{1,9}(?:\.\d{1,3})?$/.test(amount))
        throw new UsageError(`--amount is a number such as 12.50, not ${amount}.`)
      return { verb, what, amount, reason }
    default:
      return { verb: 'compare', days: whole(days ?? String(COMPARED_DAYS), '--days', MOST_DAYS) }
  }
}

const OPTIONS: Readonly<Record<string, { names?: string; options: string[] }>> = {
  list: { options: ['last'] },
  show: { names: 'an order’s number or a payment’s id', options: [] },
  resolve: { names: 'the number of a review, or the id of what was done by hand', options: ['note', 'reference'] },
  refund: { names: 'an order’s number or a payment’s id', options: ['amount', 'reason'] },
  compare: { options: ['days'] },
}

type Parts = Pick<Services, 'database' | 'clock' | 'gateways' | 'uuid'>

export const paymentsCommand: Command = {
  usage:
    'payments list [--last 50] | payments show <order> | payments resolve <number> --note "…" | payments resolve <id> --reference <transaction> | payments refund <order> [--amount 12.50] [--reason "…"] | payments compare [--days 14]',
  does: 'shows what waits for a person, all of one payment; closes a review; gives money back; compares with the providers',
  async run(args) {
    const ask = readPayments(args)
    let code = 0
    await withDatabase(async (database, config) => {
      const { clock } = database
      const settings: CommerceSettings = serviceSettings(config)
      const parts = { database, clock, settings, uuid: randomUUID }
      code = await RUN[ask.verb]({ ...parts, gateways: await createGateways(parts, settings.payments) }, ask as never)
    })
    return code
  },
}

type Run = {
  [Verb in PaymentsArguments['verb']]: (
    parts: Parts,
    ask: Extract<PaymentsArguments, { verb: Verb }>,
  ) => Promise<number>
}

const RUN: Run = {
  list: async (parts, { last }) => {
    if (last !== null) {
      const payments = await listPayments(parts, last)
      if (payments.length === 0) console.log('There are no payments.')
      for (const p of payments) console.log(paymentLine(p))
      return 0
    }
    const { reviews, actions } = await agenda(parts)
    if (reviews.length + actions.length === 0) console.log('Nothing waits for anybody.')
    for (const r of reviews)
      console.log(
        line(
          `review ${r.id}`,
          day(r.createdAt),
          order(r.orderNumber),
          r.reason,
          money(r.amount, r.currency ?? 'USD'),
          r.gateway ?? '',
          r.note,
        ),
      )
    for (const a of actions)
      console.log(
        line(
          `${a.state} ${a.id}`,
          day(a.createdAt),
          order(a.orderNumber),
          a.kind,
          money(a.amount, a.currency),
          a.gateway,
          a.error || a.reason,
        ),
      )
    return 0
  },
  show: async (parts, { what }) => {
    const shown = await showPayments(parts, what)
    if (shown.length === 0) throw new StartError(`There is no payment of ${what}.`)
    console.log(shown.map(textOf).join('\n\n'))
    return 0
  },
  resolve: async (parts, { what, note, reference }) => {
    const done = UUID.test(what)
      ? await resolveAction(parts, what, reference, note)
      : /^\d{1,9}$/.test(what) &&
        (await resolveReview(parts, Number(what), reference ? `${note} (${reference})` : note))
    if (!done) throw new StartError(`There is nothing open by the name of ${what}.`)
    console.log('Done.')
    return 0
  },
  refund: async (parts, { what, amount, reason }) => {
    const [payment] = await showPayments(parts, what)
    if (!payment) throw new StartError(`There is no payment of ${what}.`)
    const digits = fractionDigits(payment.payment.currency)
    const minor = amount === null ? null : Math.round(Number(amount) * 10 ** digits)
    const asked = await refundPayment(parts, { what, amount: minor, reason })
    if (!asked.ok) throw new StartError(asked.errors.map((e) => e.message).join(' '))
    const action = asked.value
    console.log(`${money(action.amount, action.currency)} of ${what}: ${STATES[action.state] ?? action.state}`)
    if (action.externalUrl) console.log(`It goes on here: ${action.externalUrl}`)
    if (action.state === 'BY_HAND')
      console.log(`Send it, and then: npm run semena -- payments resolve ${action.id} --reference <its transaction>`)
    return action.state === 'FAILED' ? 1 : 0
  },
  compare: async (parts, { days }) => {
    const { compared, differences, failed } = await reconcile(parts, days)
    console.log(`Compared: ${compared} payments. Different: ${differences}. Not reachable: ${failed}.`)
    return differences + failed > 0 ? 1 : 0
  },
}

const STATES: Readonly<Record<string, string>> = {
  WAITING: 'asked for, the provider has not answered yet; it is asked again by itself.',
  BY_HAND: 'to be sent by hand.',
  PENDING: 'on its way.',
  DONE: 'given back.',
  FAILED: 'refused by the provider.',
}

const day = (date: Date): string => date.toISOString().slice(0, 16).replace('T', ' ')
const order = (number: number | null): string => (number === null ? 'no order' : `order ${number}`)
const money = (minor: number, currency: string): string =>
  `${toDecimal(minor, currency).toFixed(fractionDigits(currency))} ${currency}`

const paymentLine = (p: ShownPayment['payment']): string =>
  line(
    day(p.createdAt),
    order(p.orderNumber),
    p.gateway,
    money(p.amount, p.currency),
    p.charged > 0 ? `charged ${money(p.charged, p.currency)}` : '',
    p.refunded > 0 ? `refunded ${money(p.refunded, p.currency)}` : '',
    p.providerState ?? '',
    p.id,
  )

function textOf({ payment: p, events, movements, actions, reviews }: ShownPayment): string {
  return [
    paymentLine(p),
    line('  reference', p.pspReference || 'none'),
    p.watchAt ? line('  looked at next', p.watchAt.toISOString()) : '',
    ...events.map((e) =>
      line(
        `  ${e.createdAt.toISOString()}`,
        e.type,
        money(e.amount, p.currency),
        e.pspReference,
        `by ${e.cause}`,
        e.message,
      ),
    ),
    ...movements.map((m) =>
      line(
        `  in the provider’s books: ${m.reference}`,
        m.kind,
        m.state,
        `${m.units} units`,
        money(m.amount, p.currency),
      ),
    ),
    ...actions.map((a) =>
      line(
        `  asked for: ${a.id}`,
        a.kind,
        money(a.amount, p.currency),
        a.state,
        `by ${a.cause}`,
        a.reason,
        a.error,
        a.externalUrl,
      ),
    ),
    ...reviews.map((r) =>
      line(
        `  review ${r.id}`,
        r.reason,
        money(r.amount, p.currency),
        r.note,
        r.resolvedAt ? `resolved ${day(r.resolvedAt)} by ${r.resolvedBy}: ${r.resolution}` : 'open',
      ),
    ),
  ]
    .filter(Boolean)
    .join('\n')
}
