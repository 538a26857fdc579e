/**
 * The shop's configuration: which values each variable may have, its default, and one line of error for any other
 * value.
 */
import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import {
  isEmail,
  onOff,
  readBucketSettings,
  readCdnSettings,
  readPaymentSettings,
  readServers,
  readSmtpUrl,
  type SmtpSettings,
  StartError,
} from '@semena/commerce/settings'
import { DEFAULT_CHANNEL } from '@semena/contract/limits'
import { ROOT } from '../root.ts'
import { VARIABLE_NAMES } from './variables.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const MODES = ['demo', 'production'] as const
const SECOND_FACTOR = ['off', 'superusers', 'staff'] as const

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

/** Reads a value that is set; ends with one line of error for a wrong one. */
type Reader<T> = (name: string, value: string) => T

/** The value of every variable. An empty value counts as none. */
function valuesOf(environment: Environment) {
  const get = (name: string): string | undefined => environment[name]?.trim() || undefined
  const read = <T>(name: string, as: Reader<T>, byDefault: string): T => as(name, get(name) ?? byDefault)
  /** Null where nothing is set. */
  const ifSet = <T>(name: string, as: Reader<T>): T | null => {
    const value = get(name)
    return value === undefined ? null : as(name, value)
  }
  const mode = read('SEMENA_MODE', oneOf(MODES), 'demo')
  const isDemo = mode === 'demo'
  const processes = read('SEMENA_PROCESSES', processCount, '1')
  const connections = String(Math.min(12, Math.floor(CONNECTIONS_OF_ALL / processes)))
  return {
    /** 0 means any free port. */
    port: read('PORT', whole(0, 65_535), '3000'),
    host: read('HOST', text, isDemo ? '127.0.0.1' : '0.0.0.0'),
    dataDir: resolve(ROOT, get('SEMENA_DATA') ?? '.data'),
    /** The bucket for pictures and files; null means that they lie in the data folder. */
    mediaBucket: readBucketSettings(get),
    cdn: readCdnSettings(get),
    processes,
    /** The owner's PostgreSQL; null means that the shop runs one of its own. */
    databaseUrl: ifSet('DATABASE_URL', servers),
    databaseReplicaUrl: ifSet('DATABASE_REPLICA_URL', servers),
    replicaLagMs: read('SEMENA_REPLICA_LAG', whole(1, 300), '5') * 1000,
    /** Of this process. */
    databaseConnections: read('SEMENA_DATABASE_CONNECTIONS', whole(4, 90), connections),
    /** An outside service; null means our own service. */
    graphqlUrl: ifSet('SEMENA_GRAPHQL_URL', webAddress),
    graphqlToken: ifSet('SEMENA_GRAPHQL_TOKEN', text),
    mode,
    /** Without a slash at the end. */
    publicUrl: ifSet('SEMENA_PUBLIC_URL', origin),
    redirectHosts: read('SEMENA_REDIRECT_HOSTS', listOf(hostName), ''),
    /** The host at which alone the desk is served, with its port if it has one; null: at every host of the shop. */
    deskHost: ifSet('SEMENA_DESK_HOST', deskHost),
    defaultChannel: read('SEMENA_DEFAULT_CHANNEL', slug, DEFAULT_CHANNEL),
    /** Set while the shop is closed for maintenance; `contact` is the address that visitors may write to. */
    maintenance: read('SEMENA_MAINTENANCE', maintenance, 'off'),
    /** Addresses, networks, or names such as `loopback`. */
    trustedProxies: read('SEMENA_TRUSTED_PROXIES', listOf(network), ''),
    log: read('SEMENA_LOG', oneOf(LOG_LEVELS), 'warn'),
    rateLimits: read('SEMENA_RATE_LIMITS', onOff, 'on'),
    visitTimes: read('SEMENA_VISIT_TIMES', onOff, 'on'),
    demoHistory: read('SEMENA_DEMO_HISTORY', onOff, 'on'),
    picturesAhead: read('SEMENA_PICTURES_AHEAD', onOff, 'on'),
    secondFactor: read('SEMENA_SECOND_FACTOR', oneOf(SECOND_FACTOR), isDemo ? 'off' : 'superusers'),
    webhooksToPrivateNetworks: read('SEMENA_WEBHOOKS_PRIVATE_NETWORKS', onOff, isDemo ? 'on' : 'off'),
    introspection: read('SEMENA_INTROSPECTION', onOff, 'on'),
    /** Null means that mails are written to files. */
    smtp: ifSet('SMTP_URL', smtp),
    mailFrom: ifSet('SEMENA_MAIL_FROM', sender),
    /** Null means the address of the shop's own contact page. */
    contactEmail: ifSet('SEMENA_CONTACT_EMAIL', email),
    /** Null means that display rates are set by hand. */
    ratesUrl: ifSet('SEMENA_RATES_URL', webAddress),
    /** Null means that only somebody who tries the shop out on this machine may read the metrics. */
    metricsToken: ifSet('SEMENA_METRICS_TOKEN', token),
    otlpEndpoint: ifSet('OTEL_EXPORTER_OTLP_ENDPOINT', webAddress),
    payments: readPaymentSettings(get, mode),
  }
}

export type Config = ReturnType<typeof valuesOf>

/** Reads every variable. Throws a StartError of one line that names the first wrong variable. */
export function readConfig(environment: Environment = process.env): Config {
  const config = valuesOf(environment)
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

const text: Reader<string> = (_name, value) => value

const oneOf =
  <T extends string>(allowed: readonly T[]): Reader<T> =>
  (name, value) =>
    allowed.find((a) => a === value) ?? wrong(name, value, `one of ${allowed.join(', ')}`)

const listOf =
  <T>(as: Reader<T>): Reader<T[]> =>
  (name, value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean)
      .map((item) => as(name, item))

function maintenance(name: string, value: string): { contact: string | null } | null {
  if (/^[^\s@]+@[^\s@]+$/.test(value)) return { contact: value }
  return onOff(name, value, 'on, off, or the e-mail address that visitors may write to') ? { contact: null } : null
}

const whole =
  (least: number, most: number): Reader<number> =>
  (name, value) => {
    const number = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN
    return number >= least && number <= most ? number : wrong(name, value, `a number from ${least} to ${most}`)
  }

/** A number of processes; `auto` means as many as the machine has cores. */
function processCount(name: string, value: string): number {
  if (value === 'auto') return Math.min(availableParallelism(), MOST_PROCESSES)
  return /^\d{1,2}$/.test(value) && Number(value) >= 1 && Number(value) <= MOST_PROCESSES
    ? Number(value)
    : wrong(name, value, `a number from 1 to ${MOST_PROCESSES}, or auto`)
}

/** Variables whose values are not repeated in errors: that of rates often holds a key. */
const MAY_HOLD_SECRETS: ReadonlySet<string> = new Set(['SEMENA_RATES_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT'])

/** The address of a database, which may name several servers. It holds a password, so the error does not repeat it. */
const servers: Reader<string> = (name, value) =>
  readServers(value) ? value : wrong(name, '…', 'an address that begins with postgres:// or postgresql://')

const webAddress: Reader<string> = (name, value) =>
  ['http:', 'https:'].includes(URL.parse(value)?.protocol ?? '')
    ? value
    : wrong(name, MAY_HOLD_SECRETS.has(name) ? '…' : value, 'an address that begins with http:// or https://')

/** The address holds a password, so the error does not repeat it. */
const smtp: Reader<SmtpSettings> = (name, value) =>
  readSmtpUrl(value) ?? wrong(name, '…', 'an address such as smtps://user:password@mail.example.com:465')

function sender(name: string, value: string): { name: string; address: string } {
  const [, label = '', address = value] = /^"?([^"<>]*)(?:"\s*)?<([^<>\s]+)>$/.exec(value) ?? []
  return isEmail(address)
    ? { name: label.trim(), address }
    : wrong(name, value, 'an e-mail address, or a name with one: Shop <shop@example.com>')
}

const email: Reader<string> = (name, value) => (isEmail(value) ? value : wrong(name, value, 'an e-mail address'))

function origin(name: string, value: string): string {
  const { pathname, search, hash, origin: whole } = new URL(webAddress(name, value))
  return pathname === '/' && !search && !hash ? whole : wrong(name, value, 'an address without a path')
}

const slug: Reader<string> = (name, value) =>
  /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/.test(value) ? value : wrong(name, value, 'a slug such as us')

/** A shorter token could be guessed. The error does not repeat the value, not even a wrong one. */
const token: Reader<string> = (name, value) =>
  /^\S{16,256}$/.test(value) ? value : wrong(name, '…', 'at least 16 characters without a space')

const hostOf = (value: string): string | undefined =>
  /^[^/?#@\s]+$/.test(value) ? URL.parse(`http://${value}`)?.host : undefined

const hostName: Reader<string> = (name, value) => hostOf(value) || wrong(name, value, 'host names, separated by commas')

const deskHost: Reader<string> = (name, value) =>
  hostOf(value) || wrong(name, value, 'one host name, such as desk.example.com')

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
