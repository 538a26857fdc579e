/**
 * The shop's configuration: which values each variable may have, its default, and one line of error for any other
 * value.
 */
import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import {
  type BucketSettings,
  type CdnSettings,
  isEmail,
  onOff,
  type PaymentSettings,
  readBucketSettings,
  readCdnSettings,
  readPaymentSettings,
  readSmtpUrl,
  readServers,
  type SmtpSettings,
  StartError,
} from '@semena/commerce/settings'
import { DEFAULT_CHANNEL } from '@semena/contract/limits'
import { ROOT } from '../root.ts'
import { VARIABLE_NAMES } from './variables.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const MODES = ['demo', 'production'] as const
const SECOND_FACTOR = ['off', 'superusers', 'staff'] as const

export interface Config {
  /** 0 means any free port. */
  port: number
  host: string
  dataDir: string
  /** The bucket for pictures and files; null means that they lie in the data folder. */
  mediaBucket: BucketSettings | null
  /** The cache in front of the shop that keeps pages; null where there is none. */
  cdn: CdnSettings | null
  /** How many processes serve the shop on its port. */
  processes: number
  /** The owner's PostgreSQL; null means that the shop runs one of its own. */
  databaseUrl: string | null
  /** A replica of that PostgreSQL for reads of the catalogue; null means that there is none. */
  databaseReplicaUrl: string | null
  /** How far the replica may be behind. Milliseconds. */
  replicaLagMs: number
  /** How many connections to the database this process may open. */
  databaseConnections: number
  /** An outside service; null means our own service. */
  graphqlUrl: string | null
  graphqlToken: string | null
  mode: (typeof MODES)[number]
  /** The shop's public address, without a slash at the end. */
  publicUrl: string | null
  /** Hosts that links in mails may lead to, besides the public address. */
  redirectHosts: string[]
  /** The host at which alone the desk is served, with its port if it has one; null: at every host of the shop. */
  deskHost: string | null
  defaultChannel: string
  /** Set while the shop is closed for maintenance; `contact` is the address that visitors may write to. */
  maintenance: { contact: string | null } | null
  /** The proxies that are believed: addresses, networks, or names such as `loopback`. */
  trustedProxies: string[]
  log: (typeof LOG_LEVELS)[number]
  rateLimits: boolean
  /** Who needs a second factor besides the password. */
  secondFactor: (typeof SECOND_FACTOR)[number]
  /** Whether apps may be in networks that are not public. */
  webhooksToPrivateNetworks: boolean
  /** Whether clients may read the schema by introspection. */
  introspection: boolean
  /** The server that takes the shop's mails; null means that they are written to files. */
  smtp: SmtpSettings | null
  /** The sender of mails where the shop's settings name none. */
  mailFrom: { name: string; address: string } | null
  /** Where messages of the contact form go; null means the address of the shop's own contact page. */
  contactEmail: string | null
  /** Where display rates are fetched from; null means that they are set by hand. */
  ratesUrl: string | null
  /**
   * The token for reading the metrics; null means that only somebody who tries the shop out on this machine may read
   * them.
   */
  metricsToken: string | null
  /** Where traces and metrics are sent; null means nowhere. */
  otlpEndpoint: string | null
  /** The payment providers that are set up. */
  payments: PaymentSettings
}

/** How many connections all processes open where nothing is set: PostgreSQL takes a hundred, and commands need some. */
const CONNECTIONS_OF_ALL = 80
const MOST_PROCESSES = 16

type Environment = Record<string, string | undefined>

/** The environment with what the arguments of `npm start` say instead. Throws a StartError for any other argument. */
export function withArguments(args: readonly string[], environment: Environment = process.env): Environment {
  if (args.length === 0) return environment
  const [, inOne] = /^--processes=(.+)$/.exec(args[0]!) ?? []
  const value = inOne ?? (args[0] === '--processes' ? args[1] : undefined)
  if (value === undefined || args.length > (inOne ? 1 : 2))
    throw new StartError(`npm start takes --processes <number>, and not ${args.join(' ')}.`)
  return { ...environment, SEMENA_PROCESSES: value }
}

/**
 * Reads every variable. Throws a StartError of one line that names the first wrong variable. An empty value counts as
 * none.
 */
export function readConfig(environment: Environment = process.env): Config {
  const get = (name: string): string | undefined => environment[name]?.trim() || undefined
  const mode = oneOf('SEMENA_MODE', get('SEMENA_MODE') ?? 'demo', MODES)
  const processes = processCount(get('SEMENA_PROCESSES') ?? '1')
  const config: Config = {
    port: whole('PORT', get('PORT') ?? '3000', 0, 65_535),
    host: get('HOST') ?? (mode === 'demo' ? '127.0.0.1' : '0.0.0.0'),
    dataDir: resolve(ROOT, get('SEMENA_DATA') ?? '.data'),
    mediaBucket: readBucketSettings(get),
    cdn: readCdnSettings(get),
    processes,
    databaseUrl: servers('DATABASE_URL', get('DATABASE_URL')),
    databaseReplicaUrl: servers('DATABASE_REPLICA_URL', get('DATABASE_REPLICA_URL')),
    replicaLagMs: whole('SEMENA_REPLICA_LAG', get('SEMENA_REPLICA_LAG') ?? '5', 1, 300) * 1000,
    databaseConnections: whole(
      'SEMENA_DATABASE_CONNECTIONS',
      get('SEMENA_DATABASE_CONNECTIONS') ?? String(Math.min(12, Math.floor(CONNECTIONS_OF_ALL / processes))),
      4,
      90,
    ),
    graphqlUrl: url('SEMENA_GRAPHQL_URL', get('SEMENA_GRAPHQL_URL'), ['http:', 'https:']),
    graphqlToken: get('SEMENA_GRAPHQL_TOKEN') ?? null,
    mode,
    publicUrl: origin('SEMENA_PUBLIC_URL', get('SEMENA_PUBLIC_URL')),
    redirectHosts: list(get('SEMENA_REDIRECT_HOSTS')).map((host) => hostName('SEMENA_REDIRECT_HOSTS', host)),
    deskHost: deskHost('SEMENA_DESK_HOST', get('SEMENA_DESK_HOST')),
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
    webhooksToPrivateNetworks: onOff(
      'SEMENA_WEBHOOKS_PRIVATE_NETWORKS',
      get('SEMENA_WEBHOOKS_PRIVATE_NETWORKS') ?? (mode === 'demo' ? 'on' : 'off'),
    ),
    introspection: onOff('SEMENA_INTROSPECTION', get('SEMENA_INTROSPECTION') ?? 'on'),
    smtp: smtp(get('SMTP_URL')),
    mailFrom: sender('SEMENA_MAIL_FROM', get('SEMENA_MAIL_FROM')),
    contactEmail: email('SEMENA_CONTACT_EMAIL', get('SEMENA_CONTACT_EMAIL')),
    ratesUrl: url('SEMENA_RATES_URL', get('SEMENA_RATES_URL'), ['http:', 'https:']),
    metricsToken: token('SEMENA_METRICS_TOKEN', get('SEMENA_METRICS_TOKEN')),
    otlpEndpoint: url('OTEL_EXPORTER_OTLP_ENDPOINT', get('OTEL_EXPORTER_OTLP_ENDPOINT'), ['http:', 'https:']),
    payments: readPaymentSettings(get, mode),
  }
  agree(config)
  return config
}

/** Variables whose names begin like ours but are not ours, which mostly are typing errors. */
export function unknownVariables(environment: Environment = process.env): string[] {
  return Object.keys(environment).filter((name) => name.startsWith('SEMENA_') && !VARIABLE_NAMES.has(name))
}

/** What a shop in production may be started with, and should know: each is told at every start. */
export function risks({ mode, publicUrl, rateLimits }: Pick<Config, 'mode' | 'publicUrl' | 'rateLimits'>): string[] {
  if (mode !== 'production') return []
  return [
    ...(publicUrl?.startsWith('http:')
      ? ['SEMENA_PUBLIC_URL begins with http://: passwords and orders travel unencrypted. Name the https:// address.']
      : []),
    ...(rateLimits
      ? []
      : ['SEMENA_RATE_LIMITS is off: one visitor can keep the shop busy for all others. It is for load tests only.']),
  ]
}

/** Checks what can only be wrong about several values together. */
function agree({
  mode,
  publicUrl,
  deskHost: desk,
  graphqlUrl,
  graphqlToken,
  rateLimits,
  host,
  smtp: server,
  databaseUrl,
  databaseReplicaUrl,
  cdn,
}: Config): void {
  if (databaseReplicaUrl && !databaseUrl)
    throw new StartError(
      "DATABASE_REPLICA_URL is of no use without DATABASE_URL: the shop's own database has no replica.",
    )
  if (cdn && graphqlUrl)
    throw new StartError(
      'SEMENA_CDN is of no use with SEMENA_GRAPHQL_URL: an outside service does not tell what to purge.',
    )
  if (mode === 'production' && !publicUrl)
    throw new StartError('SEMENA_PUBLIC_URL is missing: SEMENA_MODE=production needs the address that shoppers use.')
  if (mode === 'production' && !server)
    throw new StartError('SMTP_URL is missing: SEMENA_MODE=production needs a server that sends its mails.')
  if (desk && !publicUrl)
    throw new StartError("SEMENA_DESK_HOST needs SEMENA_PUBLIC_URL: the desk leads to the shop's pages.")
  if (desk && publicUrl && new URL(publicUrl).host === desk)
    throw new StartError('SEMENA_DESK_HOST must be another host than that of SEMENA_PUBLIC_URL.')
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

/** A number of processes; `auto` means as many as the machine has cores. */
function processCount(value: string): number {
  if (value === 'auto') return Math.min(availableParallelism(), MOST_PROCESSES)
  return /^\d{1,2}$/.test(value) && Number(value) >= 1 && Number(value) <= MOST_PROCESSES
    ? Number(value)
    : wrong('SEMENA_PROCESSES', value, `a number from 1 to ${MOST_PROCESSES}, or auto`)
}

/**
 * Variables whose values are not repeated in errors: a database's address holds its password, that of rates often a
 * key.
 */
const MAY_HOLD_SECRETS: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'SEMENA_RATES_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
])

/** The address of a database, which may name several servers. */
function servers(name: string, value: string | undefined): string | null {
  if (!value) return null
  return readServers(value) ? value : wrong(name, '…', 'an address that begins with postgres:// or postgresql://')
}

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
  // The address holds a password, so the error does not repeat it.
  return readSmtpUrl(value) ?? wrong('SMTP_URL', '…', 'an address such as smtps://user:password@mail.example.com:465')
}

function sender(name: string, value: string | undefined): Config['mailFrom'] {
  if (!value) return null
  const [, label = '', address = value] = /^"?([^"<>]*)(?:"\s*)?<([^<>\s]+)>$/.exec(value) ?? []
  return isEmail(address)
    ? { name: label.trim(), address }
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
  // A shorter token could be guessed. The error does not repeat the value, not even a wrong one.
  return !value || /^\S{16,256}$/.test(value)
    ? (value ?? null)
    : wrong(name, '…', 'at least 16 characters without a space')
}

function hostName(name: string, value: string): string {
  const host = /^[^/?#@\s]+$/.test(value) ? URL.parse(`http://${value}`)?.host : undefined
  return host || wrong(name, value, 'host names, separated by commas')
}

function deskHost(name: string, value: string | undefined): string | null {
  const host = !value || /^[^/?#@\s]+$/.test(value) ? value && URL.parse(`http://${value}`)?.host : undefined
  return !value ? null : (host ?? wrong(name, value, 'one host name, such as desk.example.com'))
}

function network(name: string, value: string): string {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return value
  const [address, bits] = value.split('/')
  const family = isIP(address!)
  // A network of no bits would trust everybody; anybody could then claim any address, and no limit would hold.
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
