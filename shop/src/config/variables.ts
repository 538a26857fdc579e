/**
 * Every variable that the shop reads, in plain words. The configuration takes no others; `.env.example` and the tables
 * of the guides are generated from this list (`npm run generate`).
 */
import { PAYMENT_VARIABLES } from '@semena/commerce/settings'

export interface Variable {
  /** The value that holds where the variable is not set: itself, words about it, or undefined for none. */
  default?: string
  /** What the variable does, in Markdown. */
  does: string
}

const of = (does: string, byDefault?: string): Variable => (byDefault ? { does, default: byDefault } : { does })

export const VARIABLES: Readonly<Record<string, Readonly<Record<string, Variable>>>> = {
  shop: {
    PORT: of('port to listen on', '3000'),
    HOST: of('address to listen on', '127.0.0.1 in demo mode, else 0.0.0.0'),
    SEMENA_MODE: of(
      '`demo`: test gateways, and a line on every page that says so. `production`: none of these',
      'demo',
    ),
    SEMENA_DEMO_HISTORY: of('`off`: a new demo has no orders, customers and messages of the last three months', 'on'),
    SEMENA_DATA: of("folder of the shop's own database and pictures. One process at a time", '.data'),
    SEMENA_PROCESSES: of(
      'how many processes serve the shop on its port, 1 to 16; `auto`: one for each core. `npm start -- --processes 4` says it, too',
      '1',
    ),
    DATABASE_URL: of(
      "your PostgreSQL (15 or newer, with the pg_trgm extension) instead of the shop's own; several processes may share it",
    ),
    DATABASE_REPLICA_URL: of(
      'a streaming replica of that PostgreSQL, which answers reads of the catalogue for visitors without a session; see [A replica](#a-replica)',
    ),
    SEMENA_REPLICA_LAG: of(
      'how many seconds the replica may be behind before the primary answers instead, 1 to 300',
      '5',
    ),
    SEMENA_DATABASE_CONNECTIONS: of(
      'most connections of one process to the database, 4 to 90; half of them are for visitors',
      '12; with many processes fewer, 80 in all',
    ),
    SEMENA_GRAPHQL_URL: of(
      "an outside Saleor-shaped service instead of ours; the shop's database then keeps newsletter and contact only",
    ),
    SEMENA_GRAPHQL_TOKEN: of("an app token there, used by the storefront's server for the channel list only"),
    SEMENA_PUBLIC_URL: of('where the shop is reached from outside; needed in production'),
    SEMENA_REDIRECT_HOSTS: of(
      'hosts that links in mails may lead to, separated by commas; a shop without `SEMENA_PUBLIC_URL` is known by them as well, and by the names below them',
      "the public URL's host",
    ),
    SEMENA_DESK_HOST: of(
      'a host of its own for the desk, such as `desk.example.com`: `/desk` is served there alone, and the storefront is not; needs `SEMENA_PUBLIC_URL`. See [the desk on a host of its own](deploying.md#the-desk-on-a-host-of-its-own)',
      "the shop's own hosts",
    ),
    SEMENA_DEFAULT_CHANNEL: of('channel of hosts that name none', 'us'),
    SEMENA_MAINTENANCE: of(
      '`on`, or the e-mail address that visitors may write to: a maintenance page (503) instead of the shop',
      'off',
    ),
    SEMENA_TRUSTED_PROXIES: of(
      'addresses or networks whose `X-Forwarded-*` headers are believed, separated by commas; never everybody (`/0`), or visitors could say where they come from',
    ),
    SEMENA_LOG: of('`fatal`, `error`, `warn`, `info`, `debug`, `trace`, `silent`', 'warn'),
    SEMENA_PICTURES_AHEAD: of(
      '`off`: each size of a picture is drawn when it is first asked for. Else those that the first pages show are drawn once the shop is ready, at the lowest priority and by at most half of the cores',
      'on',
    ),
    SEMENA_RATE_LIMITS: of('`off` for load tests on this machine', 'on'),
    SEMENA_SECOND_FACTOR: of(
      'whose password alone does not sign in: `off`, `superusers`, `staff`; see [staff and apps](staff-and-apps.md)',
      'superusers; demo: off',
    ),
    SEMENA_WEBHOOKS_PRIVATE_NETWORKS: of(
      '`on`: manifests and webhooks of apps may lead to addresses that are not public, such as this machine or its network',
      'off; demo: on',
    ),
    SEMENA_INTROSPECTION: of('`off`: clients may not ask for the GraphQL schema', 'on'),
    SEMENA_METRICS_TOKEN: of(
      'who shows it may read `/metrics`; at least 16 characters. Without it nobody may, except on a demo at this machine',
    ),
    SEMENA_VISIT_TIMES: of(
      "`off`: visitors' browsers do not measure how quick pages are for them; see [how quick it is for visitors](visitors.md)",
      'on',
    ),
    OTEL_EXPORTER_OTLP_ENDPOINT: of(
      'collector that gets traces and metrics by OpenTelemetry (OTLP over HTTP with JSON), such as `http://127.0.0.1:4318`; see [traces](#traces)',
    ),
    SMTP_URL: of('server that takes the mails, needed in production; see [Mails and jobs](mail.md)'),
    SEMENA_MAIL_FROM: of('whom mails are from', '`no-reply@` the public host'),
    SEMENA_CONTACT_EMAIL: of(
      'where messages of the contact form go; see [Newsletter and contact](newsletter-and-contact.md)',
      'as the contact page says',
    ),
    SEMENA_RATES_URL: of('where rates for reading prices in other currencies come from'),
    SEMENA_TEST_CARD: of(
      "the test card's page, on which no money moves; see [Payments](payments.md)",
      'on in demo mode, else off',
    ),
  },
  media: {
    SEMENA_MEDIA_S3_ENDPOINT: of('address of the service, without the bucket: `https://s3.eu-central-1.amazonaws.com`'),
    SEMENA_MEDIA_S3_REGION: of('region with which requests are signed; some services call it `auto`', 'us-east-1'),
    SEMENA_MEDIA_S3_BUCKET: of('name of the bucket, which is there already'),
    SEMENA_MEDIA_S3_ACCESS_KEY_ID: of('id of an access key that may read, write, delete and list in the bucket'),
    SEMENA_MEDIA_S3_SECRET_ACCESS_KEY: of('the secret of that key'),
    SEMENA_MEDIA_S3_PUBLIC_URL: of(
      'where everybody may fetch what lies under `originals/` and `sizes/`, such as `https://pictures.example.com`; without it the shop passes files on',
    ),
  },
  cdn: {
    SEMENA_CDN: of('who keeps pages in front of the shop: `fastly`, `cloudflare` or `varnish`; without it nobody may'),
    SEMENA_CDN_PURGE_URL: of('address to which is sent what is out of date'),
    SEMENA_CDN_PURGE_TOKEN: of('what shows there that the shop may do so, at least 16 characters'),
    SEMENA_CDN_SECONDS: of('how many seconds a page may be kept, up to 86400', '300'),
  },
  // Those of payment providers stand in the folder of each.
  ...Object.fromEntries(Object.entries(PAYMENT_VARIABLES).map(([name, { variables }]) => [name, variables])),
}

/** The names of all variables. */
export const VARIABLE_NAMES: ReadonlySet<string> = new Set(
  Object.values(VARIABLES).flatMap((group) => Object.keys(group)),
)
