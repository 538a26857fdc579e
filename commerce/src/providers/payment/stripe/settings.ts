/** Reads SEMENA_STRIPE_…: each wrong value gives an error of one line that never repeats the value. */
import { NEEDS } from '@semena/contract/payment-ways'
import { StartError } from '../../../start-error.ts'
import { allOrNone, type Get, isLoopback, mustBe, onOff, shaped } from '../../variables.ts'
import type { Mode, PaymentVariables } from '../provider.ts'
import type { StripeSettings } from './client.ts'

const [KEY, SECRET] = NEEDS['semena.stripe']
const STAND_IN = 'SEMENA_STRIPE_URL'
const TEST_MODE = 'SEMENA_STRIPE_TEST_MODE'

const SHAPE = /^[sr]k_(test|live)_\w{8,250}$/

export const STRIPE_VARIABLES: PaymentVariables = {
  title: 'Payments: cards by Stripe',
  variables: {
    [KEY]: { does: 'secret key `sk_…`, better a restricted one `rk_…`' },
    [SECRET]: { does: 'signing secret of the webhook, `whsec_…`' },
    [TEST_MODE]: {
      does: '`on`: test keys in production, where they are refused otherwise; every page then says so',
      default: 'off',
    },
    [STAND_IN]: { does: 'a stand-in for Stripe on this machine, for tests' },
  },
}

/** The settings; null when Stripe is not offered. */
export function readStripeSettings(get: Get, mode: Mode): StripeSettings | null {
  const testMode = onOff(TEST_MODE, get(TEST_MODE) ?? 'off')
  const given = allOrNone(get, [KEY, SECRET])
  const url = get(STAND_IN) ?? null
  if (url && !/^https?:$/.test(URL.parse(url)?.protocol ?? '')) throw mustBe(STAND_IN, 'an address')
  if (url && !isLoopback(new URL(url).hostname))
    throw mustBe(STAND_IN, 'an address on this machine, where a stand-in for Stripe listens')
  if (url && !given) throw new StartError(`${STAND_IN} is of no use without ${KEY}.`)
  if (!given) return null
  const secretKey = shaped(KEY, given[KEY], SHAPE, 'a key such as sk_live_… or rk_live_…')
  const webhookSecret = shaped(SECRET, given[SECRET], /^whsec_\S{16,256}$/, 'the signing secret of a webhook: whsec_…')
  const isTest = SHAPE.exec(secretKey)?.[1] === 'test'
  if (isTest && mode === 'production' && !testMode)
    throw new StartError(
      `${KEY} is a test key, which charges nobody; SEMENA_MODE=production refuses it without ${TEST_MODE}=on.`,
    )
  if (!isTest && mode === 'demo')
    throw new StartError(`${KEY} is a live key, and SEMENA_MODE=demo says that nothing is charged.`)
  return { secretKey, webhookSecret, url, isTest }
}
