/**
 * A stand-in for BTCPay Server: the part of its Greenfield API that the shop uses, with the server's rules for states,
 * a checkout page, and signed messages. It knows one coin (BTC) at fixed rates, and makes blocks when a test says so.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { type Asked, button, escape, goTo, page, type StandInServer, startServer, type Told } from './server.ts'
import { createWebhooks, type Webhooks } from './webhooks.ts'

type Status = 'New' | 'Processing' | 'Expired' | 'Invalid' | 'Settled'
type Additional = 'None' | 'PaidLate' | 'PaidPartial' | 'Marked' | 'Invalid' | 'PaidOver'
type PayoutState = 'AwaitingApproval' | 'AwaitingPayment' | 'InProgress' | 'Completed' | 'Cancelled'

interface CoinPayment {
  id: string
  satoshi: bigint
  status: 'Invalid' | 'Processing' | 'Settled'
  receivedAt: number
}

interface Invoice {
  id: string
  /** A decimal number as text. */
  amount: string
  currency: string
  metadata: Record<string, unknown>
  checkout: Record<string, unknown>
  createdAt: number
  expiresAt: number
  monitoredUntil: number
  status: Status
  additional: Additional
  payments: CoinPayment[]
}

interface PullPayment {
  id: string
  invoiceId: string
  name: string
  description: string
  amount: string
  currency: string
  archived: boolean
  payouts: { id: string; amount: string; state: PayoutState }[]
}

export interface Btcpay {
  url: string
  storeId: string
  apiKey: string
  webhookSecret: string
  /** The permissions of the key. A test may remove one to see the request refused. */
  permissions: Set<string>
  webhooks: Webhooks
  faults: StandInServer['faults']
  asked: StandInServer['asked']
  invoices: ReadonlyMap<string, Invoice>
  /** The invoice that was made last. */
  newest(): Invoice
  /** The payer sends a coin of `satoshi`, or of exactly what is due. Answers the payment's id. */
  pay(invoiceId: string, satoshi?: bigint): string
  /** The satoshi that are still due. */
  due(invoiceId: string): bigint
  /** A block is mined: every coin of the invoice that has been seen becomes settled. */
  mine(invoiceId: string): void
  /** The payment's coin was spent elsewhere. */
  vanish(invoiceId: string, paymentId: string): void
  /** The invoice expires. */
  expire(invoiceId: string): void
  /** The server stops watching for the invoice's coins. */
  stopMonitoring(invoiceId: string): void
  mark(invoiceId: string, status: 'Settled' | 'Invalid'): void
  pullPayments(): readonly PullPayment[]
  /** The buyer claims a refund, staff approve it, and it is sent. */
  payOut(pullPaymentId: string, amount?: string): void
  archive(pullPaymentId: string): void
  /** The headers with the server's signature of a message. */
  sign(body: string): Record<string, string>
  close(): Promise<void>
}

const PERMISSIONS = [
  'btcpay.store.canviewinvoices',
  'btcpay.store.cancreateinvoice',
  'btcpay.store.canmodifyinvoices',
  'btcpay.store.canmanagepullpayments',
  'btcpay.store.cancreatenonapprovedpullpayments',
]
/** The price of one bitcoin. */
export const RATES: Readonly<Record<string, number>> = { USD: 65_000, EUR: 60_000, RUB: 6_000_000 }
const SATOSHI = 100_000_000n

export interface BtcpayOptions {
  now?: () => number
  /** The waits between repetitions of a message. Milliseconds. */
  waits?: readonly number[]
}

export async function startBtcpay({
  now = Date.now,
  waits = [20, 40, 80, 160, 320],
}: BtcpayOptions = {}): Promise<Btcpay> {
  const storeId = id(32)
  const apiKey = id(40)
  const webhookSecret = id(32)
  const permissions = new Set(PERMISSIONS)
  const invoices = new Map<string, Invoice>()
  const pulls = new Map<string, PullPayment>()
  const webhooks = createWebhooks({
    repeats: (status) => status === null || status >= 500 || status === 429 || status === 408,
    waits,
  })
  const server = await startServer((path) => path.startsWith('/api/'), answer)

  const sign = (body: string): Record<string, string> => ({
    'btcpay-sig': `sha256=${createHmac('sha256', webhookSecret).update(body).digest('hex')}`,
  })
  function tell(type: string, more: object): void {
    const first = id(22)
    const make = (attempt: number): Parameters<Webhooks['emit']>[0] => {
      const deliveryId = attempt === 0 ? first : id(22)
      const body = JSON.stringify(
        {
          deliveryId,
          webhookId: 'stand-in',
          originalDeliveryId: first,
          isRedelivery: attempt > 0,
          type,
          timestamp: Math.floor(now() / 1000),
          storeId,
          ...more,
        },
        null,
        2,
      )
      return { id: first, type, body, headers: () => sign(body), again: make }
    }
    webhooks.emit(make(0))
  }
  const tellOf = (type: string, invoice: Invoice, more: object = {}): void =>
    tell(type, { invoiceId: invoice.id, metadata: invoice.metadata, ...more })

  const accounted = (i: Invoice): CoinPayment[] => i.payments.filter((p) => p.status !== 'Invalid')
  const sum = (payments: CoinPayment[]): bigint => payments.reduce((total, p) => total + p.satoshi, 0n)
  const wanted = (i: Invoice): bigint => {
    const hundredths = BigInt(Math.round(Number(i.amount) * 100))
    const rate = BigInt(RATES[i.currency]!) * 100n
    return (hundredths * SATOSHI + rate - 1n) / rate
  }
  const dueOf = (i: Invoice): bigint => wanted(i) - sum(accounted(i))

  /** Changes the invoice's state by the rules of the server's invoice watcher. */
  function update(i: Invoice): void {
    if (i.status === 'New' && i.expiresAt <= now()) {
      i.status = 'Expired'
      tellOf('InvoiceExpired', i, { partiallyPaid: i.additional === 'PaidPartial' })
    }
    const paid = sum(accounted(i))
    const isUnder = paid < wanted(i)
    const isOver = paid > wanted(i)
    if (i.status === 'New' || i.status === 'Expired') {
      if (!isUnder && i.status === 'New') {
        i.status = 'Processing'
        i.additional = isOver ? 'PaidOver' : 'None'
        tellOf('InvoiceProcessing', i, { overPaid: isOver })
      } else if (!isUnder && i.additional !== 'PaidLate') {
        i.additional = 'PaidLate'
        tellOf('InvoicePaidAfterExpiration', i)
      } else if (isUnder) i.additional = paid > 0n ? 'PaidPartial' : 'None'
    }
    if (i.status === 'Processing') {
      i.additional = isOver ? 'PaidOver' : 'None'
      if (isUnder) {
        i.status = 'New'
        i.additional = paid > 0n ? 'PaidPartial' : 'None'
      } else if (sum(i.payments.filter((p) => p.status === 'Settled')) >= wanted(i)) {
        i.status = 'Settled'
        tellOf('InvoiceSettled', i, { manuallyMarked: false, overPaid: isOver })
      } else if (i.monitoredUntil < now()) {
        i.status = 'Invalid'
        tellOf('InvoiceInvalid', i, { manuallyMarked: false })
      }
    }
  }

  function pay(i: Invoice, satoshi: bigint): string {
    const payment: CoinPayment = {
      id: `${randomBytes(32).toString('hex')}-0`,
      satoshi,
      status: 'Processing',
      receivedAt: now(),
    }
    i.payments.push(payment)
    tellOf('InvoiceReceivedPayment', i, {
      afterExpiration: i.expiresAt <= now(),
      paymentMethodId: 'BTC-CHAIN',
      payment: paymentModel(payment),
    })
    update(i)
    return payment.id
  }
  function mine(i: Invoice): void {
    for (const payment of i.payments.filter((p) => p.status === 'Processing')) {
      payment.status = 'Settled'
      tellOf('InvoicePaymentSettled', i, {
        afterExpiration: i.expiresAt <= payment.receivedAt,
        paymentMethodId: 'BTC-CHAIN',
        payment: paymentModel(payment),
      })
    }
    update(i)
  }
  function mark(i: Invoice, status: string): boolean {
    const can =
      status === 'Settled'
        ? i.status !== 'Settled'
        : status === 'Invalid' &&
          (['New', 'Processing', 'Expired'].includes(i.status) || (i.additional === 'Marked' && i.status !== 'Invalid'))
    if (!can) return false
    i.status = status as Status
    i.additional = 'Marked'
    tellOf(`Invoice${status}`, i, { manuallyMarked: true })
    return true
  }

  const invoiceModel = (i: Invoice): object => ({
    id: i.id,
    storeId,
    amount: i.amount,
    paidAmount: ((Number(sum(accounted(i))) / 1e8) * RATES[i.currency]!).toFixed(2),
    currency: i.currency,
    type: 'Standard',
    checkoutLink: `${server.url}/i/${i.id}`,
    createdTime: seconds(i.createdAt),
    expirationTime: seconds(i.expiresAt),
    monitoringExpiration: seconds(i.monitoredUntil),
    status: i.status,
    additionalStatus: i.additional,
    availableStatusesForManualMarking: [],
    archived: false,
    metadata: i.metadata,
    checkout: i.checkout,
    receipt: {},
  })
  const methodModel = (i: Invoice, onlyAccounted: boolean): object => ({
    activated: true,
    paymentMethodId: 'BTC-CHAIN',
    currency: 'BTC',
    destination: `bcrt1q${i.id.toLowerCase()}`,
    paymentLink: `bitcoin:bcrt1q${i.id.toLowerCase()}`,
    rate: String(RATES[i.currency]),
    paymentMethodPaid: coin(sum(accounted(i))),
    totalPaid: coin(sum(accounted(i))),
    due: coin(dueOf(i)),
    amount: coin(wanted(i)),
    paymentMethodFee: '0',
    payments: (onlyAccounted ? accounted(i) : i.payments).map(paymentModel),
    additionalData: {},
  })
  const pullModel = (p: PullPayment): object => ({
    id: p.id,
    name: p.name,
    description: p.description,
    currency: p.currency,
    amount: p.amount,
    autoApproveClaims: false,
    archived: p.archived,
    viewLink: `${server.url}/pull-payments/${p.id}`,
  })

  async function answer(asked: Asked): Promise<Told> {
    if (!asked.path.startsWith('/api/')) return payer(asked)
    const payouts = /^\/api\/v1\/pull-payments\/([^/]+)\/payouts$/.exec(asked.path)
    if (payouts) {
      const pull = pulls.get(payouts[1]!)
      if (!pull) return refused(404, 'pullpayment-not-found', 'The pull payment was not found')
      return {
        status: 200,
        body: pull.payouts.map((p) => ({
          id: p.id,
          pullPaymentId: pull.id,
          originalCurrency: pull.currency,
          originalAmount: p.amount,
          payoutCurrency: 'BTC',
          payoutMethodId: 'BTC-CHAIN',
          state: p.state,
        })),
      }
    }
    if (asked.headers.authorization !== `token ${apiKey}`)
      return refused(401, 'unauthenticated', 'Authentication is required for accessing this endpoint')
    const [, store, rest = ''] = /^\/api\/v1\/stores\/([^/]+)(\/.*)?$/.exec(asked.path) ?? []
    if (store !== storeId) return lacks('btcpay.store.canviewinvoices')
    const found = /^\/invoices\/([^/]+)(\/.*)?$/.exec(rest)
    const invoice = found ? invoices.get(found[1]!) : undefined
    if (found && !invoice) return refused(404, 'invoice-not-found', 'The invoice was not found')
    if (invoice) update(invoice)
    const route = ROUTES[`${asked.method} ${found ? `/invoices/:id${found[2] ?? ''}` : rest}`]
    if (!route) return { status: 404 }
    const [permission, run] = route
    if (!permissions.has(permission)) return lacks(permission)
    let body: Record<string, unknown> = {}
    try {
      if (asked.body) body = JSON.parse(asked.body) as Record<string, unknown>
    } catch {
      return refused(400, 'invalid-json', 'The body is not JSON')
    }
    return run({ asked, body, invoice: invoice! })
  }

  type Route = [
    permission: string,
    run: (call: { asked: Asked; body: Record<string, unknown>; invoice: Invoice }) => Told,
  ]
  const ROUTES: Readonly<Record<string, Route>> = {
    'GET /invoices': [
      'btcpay.store.canviewinvoices',
      ({ asked: { query } }) => {
        const orders = query.getAll('orderId')
        const found = [...invoices.values()].filter(
          (i) => orders.length === 0 || orders.includes(String(i.metadata.orderId)),
        )
        return { status: 200, body: found.map(invoiceModel) }
      },
    ],
    'POST /invoices': ['btcpay.store.cancreateinvoice', ({ body }) => create(body)],
    'GET /invoices/:id': [
      'btcpay.store.canviewinvoices',
      ({ invoice }) => ({ status: 200, body: invoiceModel(invoice) }),
    ],
    'PUT /invoices/:id': [
      'btcpay.store.canmodifyinvoices',
      ({ invoice, body }) => {
        if (body.metadata) invoice.metadata = body.metadata as Record<string, unknown>
        return { status: 200, body: invoiceModel(invoice) }
      },
    ],
    'GET /invoices/:id/payment-methods': [
      'btcpay.store.canviewinvoices',
      ({ invoice, asked: { query } }) => ({
        status: 200,
        body: [methodModel(invoice, query.get('onlyAccountedPayments') !== 'false')],
      }),
    ],
    'POST /invoices/:id/status': [
      'btcpay.store.canmodifyinvoices',
      ({ invoice, body }) =>
        mark(invoice, String(body.status))
          ? { status: 200, body: invoiceModel(invoice) }
          : invalid('status', 'Status can only be marked to invalid or settled within certain conditions.'),
    ],
    'POST /invoices/:id/refund': [
      'btcpay.store.cancreatenonapprovedpullpayments',
      ({ invoice, body }) => refund(invoice, body),
    ],
    'GET /pull-payments': [
      'btcpay.store.canmanagepullpayments',
      ({ asked: { query } }) => ({
        status: 200,
        body: [...pulls.values()].filter((p) => query.get('includeArchived') === 'true' || !p.archived).map(pullModel),
      }),
    ],
  }

  function create(body: Record<string, unknown>): Told {
    const checkout = (body.checkout ?? {}) as Record<string, unknown>
    const minutes = checkout.expirationMinutes ?? 15
    const monitoring = checkout.monitoringMinutes ?? 1440
    if (!/^\d+(\.\d+)?$/.test(String(body.amount))) return invalid('amount', 'The amount should be 0 or more.')
    if (!RATES[String(body.currency)]) return refused(400, 'generic-error', 'Rate is not available')
    if (!Number.isInteger(minutes) || !Number.isInteger(monitoring))
      return invalid('checkout.expirationMinutes', 'Invalid timespan, expected integer')
    if ((minutes as number) < 1)
      return invalid('checkout.expirationMinutes', 'Expiration time must be at least 30 seconds')
    if (checkout.defaultLanguage && !['en', 'ru-RU', 'cs-CZ'].includes(String(checkout.defaultLanguage)))
      return invalid('checkout.defaultLanguage', 'The requested defaultLang does not exists')
    const at = now()
    const invoice: Invoice = {
      id: id(22),
      amount: String(body.amount),
      currency: String(body.currency),
      metadata: (body.metadata ?? {}) as Record<string, unknown>,
      checkout,
      createdAt: at,
      expiresAt: at + (minutes as number) * 60_000,
      monitoredUntil: at + ((minutes as number) + (monitoring as number)) * 60_000,
      status: 'New',
      additional: 'None',
      payments: [],
    }
    invoices.set(invoice.id, invoice)
    tellOf('InvoiceCreated', invoice)
    return { status: 200, body: invoiceModel(invoice) }
  }

  function refund(i: Invoice, body: Record<string, unknown>): Told {
    const can =
      i.status === 'Settled' ||
      i.status === 'Invalid' ||
      (i.status === 'Expired' && ['PaidLate', 'PaidOver', 'PaidPartial'].includes(i.additional))
    if (!can) return refused(400, 'non-refundable', 'Cannot refund this invoice')
    if (body.refundVariant !== 'Custom') return invalid('refundVariant', 'Please select a valid refund option')
    if (!(Number(body.customAmount) > 0)) return invalid('customAmount', 'Amount must be greater than 0')
    if (String(body.name ?? '').length > 50) return invalid('name', 'The name should be maximum 50 characters.')
    const pull: PullPayment = {
      id: id(27),
      invoiceId: i.id,
      name: String(body.name ?? `Refund ${i.id}`),
      description: String(body.description ?? ''),
      amount: String(body.customAmount),
      currency: String(body.customCurrency),
      archived: false,
      payouts: [],
    }
    pulls.set(pull.id, pull)
    return { status: 200, body: pullModel(pull) }
  }

  /** The pages on which a payer pays: `/i/:invoice`. */
  function payer({ method, path, body }: Asked): Told {
    const invoice = invoices.get(/^\/i\/([^/]+)$/.exec(path)?.[1] ?? '')
    if (!invoice) return { status: 404, body: page('Not found', '') }
    update(invoice)
    if (method === 'POST') {
      const act = new URLSearchParams(body).get('act')
      if (invoice.status !== 'Invalid') {
        if (act === 'pay' && dueOf(invoice) > 0n) pay(invoice, dueOf(invoice))
        if (act === 'part') pay(invoice, wanted(invoice) / 2n)
        if (act === 'over') pay(invoice, wanted(invoice) + wanted(invoice) / 10n)
        if (act === 'mine') mine(invoice)
      }
      return goTo(`/i/${invoice.id}`)
    }
    const back = String(invoice.checkout.redirectURL ?? '')
    const open = invoice.status === 'New' || invoice.status === 'Processing'
    return {
      status: 200,
      body: page(
        'BTCPay checkout (stand-in)',
        `<p role="status">${invoice.status} ${invoice.additional}</p><p>${escape(invoice.amount)} ${escape(invoice.currency)}, ${coin(dueOf(invoice))} BTC due</p>
${open ? `<form method="post">${button('act', 'pay', 'Pay what is due')}${button('act', 'part', 'Pay half')}${button('act', 'over', 'Pay too much')}${button('act', 'mine', 'Mine a block')}</form>` : ''}
${back ? `<p><a href="${escape(back)}">Return to the shop</a></p>` : ''}`,
      ),
    }
  }

  const get = (invoiceId: string): Invoice => {
    const invoice = invoices.get(invoiceId)
    if (!invoice) throw new Error(`the stand-in has no invoice ${invoiceId}`)
    return invoice
  }
  return {
    url: server.url,
    storeId,
    apiKey,
    webhookSecret,
    permissions,
    webhooks,
    faults: server.faults,
    asked: server.asked,
    invoices,
    newest: () => [...invoices.values()].at(-1)!,
    pay: (invoiceId, satoshi) => {
      update(get(invoiceId))
      return pay(get(invoiceId), satoshi ?? dueOf(get(invoiceId)))
    },
    due: (invoiceId) => dueOf(get(invoiceId)),
    mine: (invoiceId) => mine(get(invoiceId)),
    vanish: (invoiceId, paymentId) => {
      const invoice = get(invoiceId)
      invoice.payments.find((p) => p.id === paymentId)!.status = 'Invalid'
      update(invoice)
    },
    expire: (invoiceId) => {
      get(invoiceId).expiresAt = now() - 1
      update(get(invoiceId))
    },
    stopMonitoring: (invoiceId) => {
      get(invoiceId).monitoredUntil = now() - 1
      update(get(invoiceId))
    },
    mark: (invoiceId, status) => {
      if (!mark(get(invoiceId), status)) throw new Error(`${invoiceId} cannot be marked as ${status}`)
    },
    pullPayments: () => [...pulls.values()],
    payOut: (pullPaymentId, amount) => {
      const pull = pulls.get(pullPaymentId)!
      const payout = { id: id(27), amount: amount ?? pull.amount, state: 'Completed' as const }
      pull.payouts.push(payout)
      tell('PayoutUpdated', { payoutId: payout.id, pullPaymentId, payoutState: payout.state })
    },
    archive: (pullPaymentId) => {
      pulls.get(pullPaymentId)!.archived = true
    },
    sign,
    close: async () => {
      webhooks.close()
      await webhooks.idle()
      await server.close()
    },
  }
}

const id = (length: number): string => {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz123456789'
  return Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('')
}
const seconds = (ms: number): number => Math.floor(ms / 1000)
const coin = (satoshi: bigint): string => {
  const digits = (satoshi < 0n ? -satoshi : satoshi).toString().padStart(9, '0')
  return `${satoshi < 0n ? '-' : ''}${digits.slice(0, -8)}.${digits.slice(-8)}`
}
const paymentModel = (p: CoinPayment): object => ({
  id: p.id,
  receivedDate: seconds(p.receivedAt),
  value: coin(p.satoshi),
  fee: '0.0',
  status: p.status,
  destination: 'bcrt1q',
})
const refused = (status: number, code: string, message: string): Told => ({ status, body: { code, message } })
const invalid = (path: string, message: string): Told => ({ status: 422, body: [{ path, message }] })
const lacks = (permission: string): Told => ({
  status: 403,
  body: {
    code: 'missing-permission',
    message: `Insufficient API Permissions. Please use an API key with permission "${permission}".`,
    missingPermission: permission,
  },
})
