/**
 * The `stripe` package set up as the shop wants it: a request may take 10 seconds, only reads are repeated, and no
 * telemetry is sent.
 */
import { Stripe } from 'stripe'
import { tracedFetch } from '../../web/traced-fetch.ts'
import { codeOf, ProviderFault } from '../provider-fault.ts'

export interface StripeSettings {
  /** A secret: `sk_…` or `rk_…`. */
  secretKey: string
  /** A secret: `whsec_…`. */
  webhookSecret: string
  /** Address of a stand-in for Stripe on this machine, for tests; null for Stripe itself. */
  url: string | null
  /** Whether the key is one of Stripe's test keys, with which nobody is charged. */
  isTest: boolean
}

const PATIENCE_MS = 10_000
const RETRIES = 2

export type StripeClient = Stripe
/** Options of a request that changes nothing. */
export const READ = { maxNetworkRetries: RETRIES } as const

export function stripeClient(
  { secretKey, url }: Pick<StripeSettings, 'secretKey' | 'url'>,
  patienceMs = PATIENCE_MS,
): StripeClient {
  const at = url ? new URL(url) : null
  return new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(tracedFetch),
    timeout: patienceMs,
    maxNetworkRetries: 0,
    telemetry: false,
    ...(at
      ? {
          protocol: at.protocol === 'https:' ? 'https' : 'http',
          host: at.hostname,
          port: at.port || (at.protocol === 'https:' ? 443 : 80),
        }
      : {}),
  })
}

const MEANING: Readonly<Record<string, string>> = {
  StripeAuthenticationError: 'Stripe does not know the key',
  StripePermissionError: 'the key for Stripe lacks a permission',
  StripeIdempotencyError: 'Stripe was asked the same in another way before',
}
/** Errors after which nobody knows what became of the request. */
const PASSING: ReadonlySet<string> = new Set(['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError'])

/** Runs one request. Throws a ProviderFault, which quotes none of Stripe's texts, whatever goes wrong. */
export async function asked<T>(request: () => Promise<Stripe.Response<T>>): Promise<T> {
  try {
    const answer = await request()
    const { statusCode } = answer.lastResponse
    // The package takes any answer without `error` for a success, also that of a proxy in front of Stripe.
    if (statusCode < 300) return answer
    throw new ProviderFault('UNAVAILABLE', `Stripe answered ${statusCode}`)
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    const code = codeOf(error.code)
    if (PASSING.has(error.type)) {
      const status = error.statusCode ? `answered ${error.statusCode}` : 'cannot be reached'
      throw new ProviderFault('UNAVAILABLE', `Stripe ${status}`, code)
    }
    const what = [error.statusCode, code, codeOf(error.param)].filter(Boolean).join(' ')
    throw new ProviderFault('REFUSED', `${MEANING[error.type] ?? 'Stripe refused'} (${what})`, code)
  }
}
