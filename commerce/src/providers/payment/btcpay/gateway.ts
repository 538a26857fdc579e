/** Payments with coins through BTCPay Server: each payment has an invoice, which is paid on the server's own page. */
import { MINUTE_MS, USUAL_DEADLINE_MINUTES } from '@semena/contract/time'
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_FACTS } from '@semena/contract/languages'
import type { Services } from '../../../context.ts'
import { fractionDigits, toDecimal } from '../../../domain/money.ts'
import type {
  ActionAnswer,
  ActionRequest,
  GatewayAnswer,
  GatewayRequest,
  PaymentGateway,
  Provider,
  ProviderPayment,
} from '../../../domain/payment/port.ts'
import { redirectData } from '../redirect-data.ts'
import { redirectGateway } from '../redirect-gateway.ts'
import { payersLanguage } from '../return-url.ts'
import { type Invoice, readInvoice, readInvoices, readPayments } from './api.ts'
import { type BtcpayClient, btcpayClient, type BtcpaySettings } from './client.ts'
import { refund, refundsOf } from './refund.ts'
import { CLOSED_BY_SHOP, HAS_REFUNDS, readSnapshot } from './snapshot.ts'
import { readBtcpayWebhook } from './webhook.ts'

/** How long the server may need to make the invoice, whose time begins only then. */
const SLOWNESS_MS = 10_000
/** How long the server goes on to look for late coins after an invoice has expired. */
const MONITORING_MINUTES = 24 * 60
const FRESH_MS = 4_000
/** The server names languages with their country, and English without. It refuses languages that it does not have. */
const pageLanguage = (language: Language): string =>
  language === DEFAULT_LANGUAGE ? language : LANGUAGE_FACTS[language].locale

type Parts = Pick<Services, 'clock'> & { settings: Pick<Services['settings'], 'publicUrl'> }

export function btcpayGateway(
  { clock, settings: { publicUrl } }: Parts,
  settings: BtcpaySettings,
  client = btcpayClient(settings),
): PaymentGateway {
  return redirectGateway({
    id: 'semena.btcpay',
    publicUrl,
    begin: async (request, back) => begun(await invoiceOf(client, request, back, clock.now()), request),
    provider: provider(client, settings, clock),
    act: (request) => act(client, request),
  })
}

function provider(client: BtcpayClient, settings: BtcpaySettings, clock: Services['clock']): Provider {
  return {
    freshMs: FRESH_MS,
    fetch: async (payment) => {
      const path = pathOf(payment.pspReference)
      // Payments are read before the invoice, so that the invoice's status counts all of them.
      const payments = readPayments(await client.get(`${path}/payment-methods?onlyAccountedPayments=false`))
      const invoice = readInvoice(await client.get(path))
      const refunds = invoice.metadata[HAS_REFUNDS] === true ? await refundsOf(client, payment.transactionId) : []
      return readSnapshot(invoice, payments, refunds, payment, clock.now())
    },
    readWebhook: (body, headers) => readBtcpayWebhook(body, headers['btcpay-sig'], settings),
    cancel: (payment) => close(client, payment),
  }
}

/** The invoice of a payment: the one it has, one that was made although the answer got lost, or a new one. */
async function invoiceOf(client: BtcpayClient, request: GatewayRequest, back: string, now: Date): Promise<Invoice> {
  const { pspReference, transactionId, amount, currency } = request
  if (pspReference) return readInvoice(await client.get(pathOf(pspReference)))
  const made = readInvoices(await client.get(`/invoices?orderId=${encodeURIComponent(transactionId)}`))
  const isOurs = (i: Invoice): boolean =>
    i.metadata.orderId === transactionId &&
    i.currency === currency &&
    Number(i.amount) === toDecimal(amount, currency) &&
    i.status !== 'Invalid'
  return made.find(isOurs) ?? readInvoice(await client.post('/invoices', newInvoice(request, back, now)))
}

function newInvoice(request: GatewayRequest, back: string, now: Date): object {
  const { transactionId, amount, currency, subject, expiresAt } = request
  const minutes = expiresAt
    ? Math.floor((expiresAt.getTime() - now.getTime() - SLOWNESS_MS) / MINUTE_MS)
    : USUAL_DEADLINE_MINUTES
  return {
    amount: toDecimal(amount, currency).toFixed(fractionDigits(currency)),
    currency,
    metadata: {
      orderId: transactionId,
      orderUrl: back,
      ...(subject.kind === 'order' ? { itemDesc: `Order ${subject.number}` } : {}),
    },
    checkout: {
      // The server takes whole minutes. They are rounded down, so that the invoice does not outlive the order's
      // deadline.
      expirationMinutes: Math.max(1, minutes),
      monitoringMinutes: MONITORING_MINUTES,
      paymentTolerance: 0,
      redirectURL: back,
      redirectAutomatically: false,
      defaultLanguage: pageLanguage(payersLanguage(request)),
    },
  }
}

function begun(invoice: Invoice, { amount, currency, expiresAt }: GatewayRequest): GatewayAnswer {
  const isOpen = invoice.status === 'New'
  return {
    outcome: 'CHARGE_ACTION_REQUIRED',
    pspReference: invoice.id,
    amount,
    message: 'Waiting for the payer in BTCPay Server.',
    externalUrl: invoice.checkoutLink,
    data: redirectData({
      way: 'semena.btcpay',
      redirectUrl: isOpen ? invoice.checkoutLink : null,
      state: 'OPEN',
      amount,
      paid: 0,
      currency,
      expiresAt: expiresAt ?? invoice.expirationTime,
    }),
  }
}

/** Closes an open invoice. One that has expired stays as it is, because the server then tells late coins apart. */
async function close(client: BtcpayClient, { pspReference }: ProviderPayment): Promise<void> {
  const path = pathOf(pspReference)
  const { status, metadata } = readInvoice(await client.get(path))
  if (status !== 'New') return
  // This is written first: money of an invoice that people mark as invalid does not count, but money of one the shop
  // closed does.
  await client.put(path, { metadata: { ...metadata, [CLOSED_BY_SHOP]: true } })
  await client.post(`${path}/status`, { status: 'Invalid' })
}

async function act(client: BtcpayClient, request: ActionRequest): Promise<ActionAnswer> {
  if (request.kind === 'REFUND') return refund(client, request)
  if (request.kind === 'CANCEL') {
    await close(client, request.payment)
    return { outcome: 'SUCCESS', pspReference: request.payment.pspReference }
  }
  return { outcome: 'FAILURE', pspReference: request.actionId, message: 'Coins are not charged by the shop.' }
}

const pathOf = (invoiceId: string): string => `/invoices/${encodeURIComponent(invoiceId)}`
