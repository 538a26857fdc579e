/** The shop's configuration: every variable, its default, and one line for a value that cannot be. */
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import {
  BITCOIN_VARIABLES,
  type BitcoinSettings,
  BTCPAY_VARIABLES,
  type BtcpaySettings,
  isEmail,
  readBitcoinSettings,
  readBtcpaySettings,
  readSmtpUrl,
  readStripeSettings,
  type SmtpSettings,
  StartError,
  STRIPE_VARIABLES,
  type StripeSettings,
} from '@semena/commerce/settings'
import { DEFAULT_CHANNEL } from '@semena/contract/limits'
import { ROOT } from './root.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const MODES = ['demo', 'production'] as const
const SECOND_FACTOR = ['off', 'superusers', 'staff'] as const

export interface Config {
  /** 0: any free port. */
  port: number
  host: string
  dataDir: string
  /** The owner's PostgreSQL; null: the shop's own. */
  databaseUrl: string | null
  /** Most connections of this process to the database. */
  databaseConnections: number
  /** An outside Saleor-shaped service; null: ours. */
  graphqlUrl: string | null
  graphqlToken: string | null
  mode: (typeof MODES)[number]
  /** Without a slash at the end. */
  publicUrl: string | null
  /** Hosts that links in mails may lead to, besides the shop's own. */
  redirectHosts: string[]
  defaultChannel: string
  /** Closed for maintenance; `contact` is the address that visitors may write to. */
  maintenance: { contact: string | null } | null
  /** Addresses, networks or names such as `loopback`. */
  trustedProxies: string[]
  log: (typeof LOG_LEVELS)[number]
  rateLimits: boolean
  /** Whose password alone does not sign in. */
  secondFactor: (typeof SECOND_FACTOR)[number]
  /** Whether clients may ask for the schema. */
  introspection: boolean
  /** Takes the shop's mails; null: they are written to files. */
  smtp: SmtpSettings | null
  /** Whom mails are from, where the shop's settings do not say. */
  mailFrom: { name: string; address: string } | null
  /** Where messages of the contact form go; null: as the shop's own contact page says. */
  contactEmail: string | null
  /** Where rates for reading prices in other currencies come from; null: they are set by hand. */
  ratesUrl: string | null
  /** Who shows it may read the metrics; null: only somebody who tries the shop out on this machine. */
  metricsToken: string | null
  /** The test gateway with its card page. */
  testCard: boolean
  /** Takes coins; null: it is not offered. */
  btcpay: BtcpaySettings | null
  /** Takes cards; null: it is not offered. */
  stripe: StripeSettings | null
  /** The shop's own Bitcoin wallet; null: Bitcoin is not offered. */
  bitcoin: BitcoinSettings | null
}

type Environment = Record<string, string | undefined>

const KNOWN = new Set([
  ...'DATA DATABASE_CONNECTIONS GRAPHQL_URL GRAPHQL_TOKEN MODE PUBLIC_URL REDIRECT_HOSTS DEFAULT_CHANNEL MAINTENANCE TRUSTED_PROXIES LOG RATE_LIMITS SECOND_FACTOR INTROSPECTION METRICS_TOKEN MAIL_FROM CONTACT_EMAIL RATES_URL TEST_CARD'
    .split(' ')
    .map((name) => `SEMENA_${name}`),
  ...BITCOIN_VARIABLES,
  ...BTCPAY_VARIABLES,
  ...STRIPE_VARIABLES,
])

/** Reads every variable once; throws one line that names the first wrong one. An empty value counts as none. */
export function readConfig(environment: Environment = process.env): Config {
  const get = (name: string): string | undefined => environment[name]?.trim() || undefined
  const mode = oneOf('SEMENA_MODE', get('SEMENA_MODE') ?? 'demo', MODES)
  const config: Config = {
    port: whole('PORT', get('PORT') ?? '3000', 0, 65_535),
    host: get('HOST') ?? (mode === 'demo' ? '127.0.0.1' : '0.0.0.0'),
    dataDir: resolve(ROOT, get('SEMENA_DATA') ?? '.data'),
    databaseUrl: url('DATABASE_URL', get('DATABASE_URL'), ['postgres:', 'postgresql:']),
    databaseConnections: whole('SEMENA_DATABASE_CONNECTIONS', get('SEMENA_DATABASE_CONNECTIONS') ?? '12', 4, 90),
    graphqlUrl: url('SEMENA_GRAPHQL_URL', get('SEMENA_GRAPHQL_URL'), ['http:', 'https:']),
    graphqlToken: get('SEMENA_GRAPHQL_TOKEN') ?? null,
    mode,
    publicUrl: origin('SEMENA_PUBLIC_URL', get('SEMENA_PUBLIC_URL')),
    redirectHosts: list(get('SEMENA_REDIRECT_HOSTS')).map((host) => hostName('SEMENA_REDIRECT_HOSTS', host)),
    defaultChannel: slug('SEMENA_DEFAULT_CHANNEL', get('SEMENA_DEFAULT_CHANNEL') ?? DEFAULT_CHANNEL),
    maintenance: maintenance(get('SEMENA_MAINTENANCE') ?? 'off'),
    trustedProxies: list(get('SEMENA_TRUSTED_PROXIES')).map((proxy) => network('SEMENA_TRUSTED_PROXIES', proxy)),
    log: oneOf('SEMENA_LOG', get('SEMENA_LOG') ?? 'warn', LOG_LEVELS),
    rateLimits: onOff('SEMENA_RATE_LIMITS', get('SEMENA_RATE_LIMITS') ?? 'on'),
    secondFactor: oneOf(
      'SEMENA_SECOND_FACTOR',
      get('SEMENA_SECOND_FACTOR') ?? (mode === 'demo' ? 'off' : 'superusers'),
      SECOND_FACTOR,
    ),
    introspection: onOff('SEMENA_INTROSPECTION', get('SEMENA_INTROSPECTION') ?? 'on'),
    smtp: smtp(get('SMTP_URL')),
    mailFrom: sender('SEMENA_MAIL_FROM', get('SEMENA_MAIL_FROM')),
    contactEmail: email('SEMENA_CONTACT_EMAIL', get('SEMENA_CONTACT_EMAIL')),
    ratesUrl: url('SEMENA_RATES_URL', get('SEMENA_RATES_URL'), ['http:', 'https:']),
    metricsToken: token('SEMENA_METRICS_TOKEN', get('SEMENA_METRICS_TOKEN')),
    testCard: onOff('SEMENA_TEST_CARD', get('SEMENA_TEST_CARD') ?? (mode === 'demo' ? 'on' : 'off')),
    btcpay: readBtcpaySettings(get),
    stripe: readStripeSettings(get, {
      mode,
      testMode: onOff('SEMENA_STRIPE_TEST_MODE', get('SEMENA_STRIPE_TEST_MODE') ?? 'off'),
    }),
    bitcoin: readBitcoinSettings(get, mode),
  }
  agree(config)
  return config
}

/** Variables that begin with ours and mean nothing: mostly slips of the pen. */
export function unknownVariables(environment: Environment = process.env): string[] {
  return Object.keys(environment).filter((name) => name.startsWith('SEMENA_') && !KNOWN.has(name))
}

/** What only values together can get wrong. */
function agree({ mode, publicUrl, graphqlUrl, graphqlToken, rateLimits, host, smtp: server }: Config): void {
  if (mode === 'production' && !publicUrl)
    throw new StartError('SEMENA_PUBLIC_URL is missing: SEMENA_MODE=production needs the address that shoppers use.')
  if (mode === 'production' && !server)
    throw new StartError('SMTP_URL is missing: SEMENA_MODE=production needs a server that sends its mails.')
  if (graphqlToken && !graphqlUrl) throw new StartError('SEMENA_GRAPHQL_TOKEN is of no use without SEMENA_GRAPHQL_URL.')
  if (!rateLimits && !/^(?:localhost|127\..*|::1)$/.test(host))
    throw new StartError(`SEMENA_RATE_LIMITS=off is for load tests on loopback, and HOST is ${host}.`)
}

function wrong(name: string, value: string, wanted: string): never {
  throw new StartError(`${name} is ${JSON.stringify(value)}; it must be ${wanted}.`)
}

function oneOf<T extends string>(name: string, value: string, allowed: readonly T[]): T {
  return allowed.find((a) => a === value) ?? wrong(name, value, `one of ${allowed.join(', ')}`)
}

function onOff(name: string, value: string, wanted = 'on or off'): boolean {
  if (/^(?:on|1|true|yes)$/i.test(value)) return true
  return /^(?:off|0|false|no)$/i.test(value) ? false : wrong(name, value, wanted)
}

function maintenance(value: string): Config['maintenance'] {
  if (/^[^\s@]+@[^\s@]+$/.test(value)) return { contact: value }
  return onOff('SEMENA_MAINTENANCE', value, 'on, off, or the e-mail address that visitors may write to')
    ? { contact: null }
    : null
}

function whole(name: string, value: string, least: number, most: number): number {
  const number = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN
  return number >= least && number <= most ? number : wrong(name, value, `a number from ${least} to ${most}`)
}

/** A database's address holds its password, that of rates often a key. */
const MAY_HOLD_SECRETS: ReadonlySet<string> = new Set(['DATABASE_URL', 'SEMENA_RATES_URL'])

function url(name: string, value: string | undefined, protocols: string[]): string | null {
  if (!value) return null
  if (!protocols.includes(URL.parse(value)?.protocol ?? ''))
    wrong(
      name,
      MAY_HOLD_SECRETS.has(name) ? '…' : value,
      `an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    )
  return value
}

function smtp(value: string | undefined): SmtpSettings | null {
  if (!value) return null
  // It holds a password, so it is not repeated.
  return readSmtpUrl(value) ?? wrong('SMTP_URL', '…', 'an address such as smtps://user:password@mail.example.com:465')
}

function sender(name: string, value: string | undefined): Config['mailFrom'] {
  if (!value) return null
  const [, label = '', address = value] = /^"?([^"<>]*?)"?\s*<([^<>\s]+)>$/.exec(value) ?? []
  return isEmail(address)
    ? { name: label, address }
    : wrong(name, value, 'an e-mail address, or a name with one: Shop <shop@example.com>')
}

function email(name: string, value: string | undefined): string | null {
  return !value || isEmail(value) ? (value ?? null) : wrong(name, value, 'an e-mail address')
}

function origin(name: string, value: string | undefined): string | null {
  const address = url(name, value, ['http:', 'https:'])
  if (!address) return null
  const { pathname, search, hash, origin: text } = new URL(address)
  return pathname === '/' && !search && !hash ? text : wrong(name, address, 'an address without a path')
}

function slug(name: string, value: string): string {
  return /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/.test(value) ? value : wrong(name, value, 'a slug such as us')
}

function token(name: string, value: string | undefined): string | null {
  // Short ones can be guessed. The value is nobody's business, not even when it is wrong.
  return !value || /^\S{16,256}$/.test(value)
    ? (value ?? null)
    : wrong(name, '…', 'at least 16 characters without a space')
}

function hostName(name: string, value: string): string {
  const host = /^[^/?#@\s]+$/.test(value) ? URL.parse(`http://${value}`)?.host : undefined
  return host || wrong(name, value, 'host names, separated by commas')
}

function network(name: string, value: string): string {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return value
  const [address, bits] = value.split('/')
  const family = isIP(address!)
  // With everybody trusted, anybody says where they come from, and no limit holds.
  const fits = bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
  return family && fits && value.split('/').length < 3
    ? value
    : wrong(name, value, 'IP addresses or networks, separated by commas, and not everybody (/0)')
}

function list(value: string | undefined): string[] {
  return (value ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
}
