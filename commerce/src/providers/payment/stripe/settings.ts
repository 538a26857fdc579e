/** Reads SEMENA_STRIPE_…: each wrong value gives an error of one line that never repeats the value. */
import { StartError } from '../../../start-error.ts'
import { type Get, isLoopback, shaped, allOrNone, mustBe } from '../settings.ts'
import type { StripeSettings } from './client.ts'

const KEY = 'SEMENA_STRIPE_KEY'
const SECRET = 'SEMENA_STRIPE_WEBHOOK_SECRET'
const STAND_IN = 'SEMENA_STRIPE_URL'
const TEST_MODE = 'SEMENA_STRIPE_TEST_MODE'

const SHAPE = /^[sr]k_(test|live)_\w{8,250}$/

/** The settings; null when Stripe is not offered. With `testMode` test keys may be used in production. */
export function readStripeSettings(
  get: Get,
  { mode, testMode }: { mode: 'demo' | 'production'; testMode: boolean },
): StripeSettings | null {
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
