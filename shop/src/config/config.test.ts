import { availableParallelism } from 'node:os'
import { StartError } from '@semena/commerce/settings'
import { describe, expect, it } from 'vitest'
import { readConfig, risks, unknownVariables, withArguments } from './config.ts'
import { ROOT } from '../root.ts'
import { VARIABLE_NAMES } from './variables.ts'

describe('configuration', () => {
  it('needs no variable', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: `${ROOT}/.data`,
      mediaBucket: null,
      cdn: null,
      processes: 1,
      databaseUrl: null,
      databaseReplicaUrl: null,
      replicaLagMs: 5000,
      databaseConnections: 12,
      graphqlUrl: null,
      graphqlToken: null,
      mode: 'demo',
      publicUrl: null,
      redirectHosts: [],
      deskHost: null,
      defaultChannel: 'us',
      maintenance: null,
      trustedProxies: [],
      log: 'warn',
      rateLimits: true,
      demoHistory: true,
      picturesAhead: true,
      visitTimes: true,
      secondFactor: 'off',
      introspection: true,
      webhooksToPrivateNetworks: true,
      smtp: null,
      mailFrom: null,
      contactEmail: null,
      ratesUrl: null,
      metricsToken: null,
      otlpEndpoint: null,
      payments: { 'semena.test-card': {}, 'saleor.io.dummy-payment-app': {} },
    })
  })

  it('takes an empty value for none', () => {
    expect(readConfig({ PORT: '', SEMENA_MODE: ' ' })).toEqual(readConfig({}))
  })

  it('reads every variable', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '::1',
      SEMENA_DATA: '/var/semena',
      DATABASE_URL: 'postgres://u:p@db/shop',
      DATABASE_REPLICA_URL: 'postgres://u:p@copy/shop',
      SEMENA_REPLICA_LAG: '2',
      SEMENA_DATABASE_CONNECTIONS: '25',
      SEMENA_GRAPHQL_URL: 'https://saleor.example.com/graphql/',
      SEMENA_GRAPHQL_TOKEN: 'token',
      SEMENA_MODE: 'production',
      SEMENA_PUBLIC_URL: 'https://shop.example.com/',
      SEMENA_REDIRECT_HOSTS: 'Shop.example.com, www.example.com:8443',
      SEMENA_DESK_HOST: 'Desk.example.com',
      SEMENA_DEFAULT_CHANNEL: 'eu',
      SEMENA_MAINTENANCE: 'help@example.com',
      SEMENA_TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8, ::1, loopback',
      SEMENA_LOG: 'info',
      SEMENA_RATE_LIMITS: 'off',
      SEMENA_INTROSPECTION: 'off',
      SEMENA_METRICS_TOKEN: '0123456789abcdef',
      SMTP_URL: 'smtp://localhost',
      SEMENA_CONTACT_EMAIL: 'desk@example.com',
    })
    expect(config).toMatchObject({
      port: 8080,
      host: '::1',
      databaseConnections: 25,
      databaseReplicaUrl: 'postgres://u:p@copy/shop',
      replicaLagMs: 2000,
      publicUrl: 'https://shop.example.com',
      redirectHosts: ['shop.example.com', 'www.example.com:8443'],
      deskHost: 'desk.example.com',
      maintenance: { contact: 'help@example.com' },
      rateLimits: false,
      introspection: false,
      webhooksToPrivateNetworks: false,
      metricsToken: '0123456789abcdef',
      contactEmail: 'desk@example.com',
    })
    expect(config.trustedProxies).toHaveLength(4)
  })

  it('takes the number of processes from the arguments before the environment, and shares the connections among them', () => {
    const read = (args: string[], environment = {}) => {
      const { processes, databaseConnections } = readConfig(withArguments(args, environment))
      return [processes, databaseConnections]
    }
    expect(read([])).toEqual([1, 12])
    expect(read(['--processes', '4'])).toEqual([4, 12])
    expect(read(['--processes=10'], { SEMENA_PROCESSES: '2' })).toEqual([10, 8])
    expect(read([], { SEMENA_PROCESSES: '16', SEMENA_DATABASE_CONNECTIONS: '20' })).toEqual([16, 20])
    expect(read([], { SEMENA_PROCESSES: 'auto' })[0]).toBe(Math.min(availableParallelism(), 16))
    for (const wrong of [['--processes'], ['--processes', '0'], ['--processes=17'], ['--processes', '2', '3'], ['now']])
      expect(() => read(wrong)).toThrow(StartError)
  })

  it('reads the variables of the table, all of them, and no other', () => {
    const names = new Set<string>()
    const environment = new Proxy<Record<string, string>>(
      {},
      {
        get: (_, name) => {
          names.add(String(name))
          return undefined
        },
      },
    )
    readConfig(environment)
    expect([...names].toSorted()).toEqual([...VARIABLE_NAMES].toSorted())
  })

  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://db'],
    ['DATABASE_URL', 'shop'],
    ['SEMENA_DATABASE_CONNECTIONS', '3'],
    ['SEMENA_DATABASE_CONNECTIONS', 'many'],
    ['SEMENA_GRAPHQL_URL', 'saleor.example.com'],
    ['SEMENA_GRAPHQL_TOKEN', 'token-without-service'],
    ['SEMENA_MODE', 'prod'],
    ['SEMENA_PUBLIC_URL', 'https://example.com/shop'],
    ['SEMENA_PUBLIC_URL', 'example.com'],
    ['SEMENA_REDIRECT_HOSTS', 'https://example.com'],
    ['SEMENA_DEFAULT_CHANNEL', 'US dollars'],
    ['SEMENA_MAINTENANCE', 'maybe'],
    ['SEMENA_TRUSTED_PROXIES', '10.0.0.0/33'],
    ['SEMENA_TRUSTED_PROXIES', 'proxy.local'],
    ['SEMENA_TRUSTED_PROXIES', '0.0.0.0/0'],
    ['SEMENA_TRUSTED_PROXIES', '::/00'],
    ['SEMENA_LOG', 'loud'],
    ['SEMENA_RATE_LIMITS', 'never'],
    ['SEMENA_SECOND_FACTOR', 'everybody'],
    ['SEMENA_INTROSPECTION', 'sometimes'],
    ['SEMENA_WEBHOOKS_PRIVATE_NETWORKS', '10.0.0.0/8'],
    ['SEMENA_METRICS_TOKEN', 'short'],
    ['SMTP_URL', 'mail.example.com'],
    ['SEMENA_MAIL_FROM', 'Shop'],
    ['SEMENA_CONTACT_EMAIL', 'Shop <shop@example.com>'],
    ['SEMENA_RATES_URL', 'rates.example.com'],
    ['SEMENA_TEST_CARD', 'perhaps'],
    ['SEMENA_STRIPE_TEST_MODE', 'perhaps'],
    ['SEMENA_STRIPE_URL', 'https://stripe.example.com'],
    ['SEMENA_STRIPE_URL', 'http://127.0.0.1:4000'],
  ])('names %s when it is %s, in one line', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*$`))
  })

  it('keeps a database’s password out of the line', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://u:secret@db' })).not.toThrow(/secret/)
    expect(() => readConfig({ SEMENA_METRICS_TOKEN: 'secret' })).not.toThrow(/secret/)
    expect(() => readConfig({ SMTP_URL: 'smtp://u:secret@mail.example.com/path' })).toThrow(/^SMTP_URL is "…"[^\n]*$/)
  })

  it('wants a public address in production', () => {
    expect(() => readConfig({ SEMENA_MODE: 'production' })).toThrow(/SEMENA_PUBLIC_URL/)
  })

  it('wants mail in production, in front of an outside service too: the inbox writes', () => {
    const production = { SEMENA_MODE: 'production', SEMENA_PUBLIC_URL: 'https://a.example' }
    expect(() => readConfig(production)).toThrow(/^SMTP_URL[^\n]*$/)
    expect(() => readConfig({ ...production, SEMENA_GRAPHQL_URL: 'https://b.example/graphql/' })).toThrow(/^SMTP_URL/)
  })

  it('reads whom mails are from', () => {
    const from = (value: string) => readConfig({ SEMENA_MAIL_FROM: value }).mailFrom
    expect(from('shop@example.com')).toEqual({ name: '', address: 'shop@example.com' })
    expect(from('Seed Shop <shop@example.com>')).toEqual({ name: 'Seed Shop', address: 'shop@example.com' })
    expect(from('"Семена" <shop@example.com>')).toEqual({ name: 'Семена', address: 'shop@example.com' })
  })

  it('listens on loopback in the demo, on every address in production, unless told otherwise', () => {
    expect(
      readConfig({ SEMENA_MODE: 'production', SEMENA_PUBLIC_URL: 'https://a.example', SMTP_URL: 'smtp://localhost' })
        .host,
    ).toBe('0.0.0.0')
    expect(readConfig({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
  })

  it('lifts rate limits on loopback only', () => {
    expect(readConfig({ SEMENA_RATE_LIMITS: 'off' }).rateLimits).toBe(false)
    expect(() => readConfig({ SEMENA_RATE_LIMITS: 'off', HOST: '0.0.0.0' })).toThrow(/SEMENA_RATE_LIMITS/)
  })

  it('demands the second step of superusers in production, of nobody in the demo', () => {
    const production = {
      SEMENA_MODE: 'production',
      SEMENA_PUBLIC_URL: 'https://shop.example.com',
      SMTP_URL: 'smtps://u:p@mail.example.com',
    }
    expect(readConfig({}).secondFactor).toBe('off')
    expect(readConfig(production).secondFactor).toBe('superusers')
    expect(readConfig({ ...production, SEMENA_SECOND_FACTOR: 'off' }).secondFactor).toBe('off')
    expect(readConfig({ SEMENA_SECOND_FACTOR: 'staff' }).secondFactor).toBe('staff')
  })

  const BTCPAY = {
    SEMENA_BTCPAY_URL: 'https://pay.example.com/btcpay/',
    SEMENA_BTCPAY_STORE: '9CiNzKoANXxmk5ayZngSXrHTiVvvgCrwrpFQd4m2K776',
    SEMENA_BTCPAY_KEY: '0123456789abcdef0123456789abcdef01234567',
    SEMENA_BTCPAY_WEBHOOK_SECRET: 'btcpay-webhook-secret',
  }
  const STRIPE = {
    SEMENA_STRIPE_KEY: 'sk_test_0123456789abcdef',
    SEMENA_STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
  }
  const PRODUCTION = {
    SEMENA_MODE: 'production',
    SEMENA_PUBLIC_URL: 'https://a.example',
    SMTP_URL: 'smtp://localhost',
  }

  it('reads how BTCPay Server and Stripe are reached', () => {
    expect(readConfig(BTCPAY).payments['semena.btcpay']).toEqual({
      url: 'https://pay.example.com/btcpay',
      storeId: '9CiNzKoANXxmk5ayZngSXrHTiVvvgCrwrpFQd4m2K776',
      apiKey: '0123456789abcdef0123456789abcdef01234567',
      webhookSecret: 'btcpay-webhook-secret',
    })
    expect(readConfig({ ...STRIPE, SEMENA_STRIPE_URL: 'http://127.0.0.1:4000' }).payments['semena.stripe']).toEqual({
      secretKey: 'sk_test_0123456789abcdef',
      webhookSecret: 'whsec_0123456789abcdef',
      url: 'http://127.0.0.1:4000',
      isTest: true,
    })
  })

  it.each([
    ...Object.keys(BTCPAY).map((name) => [name, BTCPAY] as const),
    ...Object.keys(STRIPE).map((name) => [name, STRIPE] as const),
  ])('says that %s is missing where the rest is there', (name, all) => {
    const rest = { ...all, [name]: '' }
    expect(() => readConfig(rest)).toThrow(new RegExp(`^[^\\n]*without ${name}\\.$`))
    const secrets = new RegExp(
      Object.entries(all)
        .flatMap(([n, v]) => (/KEY|SECRET/.test(n) ? [v] : []))
        .join('|'),
    )
    expect(() => readConfig(rest)).not.toThrow(secrets)
  })

  it.each([
    [BTCPAY, 'SEMENA_BTCPAY_URL', 'pay.example.com'],
    [BTCPAY, 'SEMENA_BTCPAY_URL', 'http://pay.example.com'],
    [BTCPAY, 'SEMENA_BTCPAY_URL', 'http://1.2.3.4'],
    [BTCPAY, 'SEMENA_BTCPAY_URL', 'ftp://user:secret@pay.example.com'],
    [BTCPAY, 'SEMENA_BTCPAY_URL', 'https://user:secret@pay.example.com'],
    [BTCPAY, 'SEMENA_BTCPAY_STORE', 'my store'],
    [BTCPAY, 'SEMENA_BTCPAY_KEY', 'secret key'],
    [BTCPAY, 'SEMENA_BTCPAY_WEBHOOK_SECRET', 'secret'],
    [STRIPE, 'SEMENA_STRIPE_KEY', 'pk_test_secret0123456789'],
    [STRIPE, 'SEMENA_STRIPE_WEBHOOK_SECRET', 'secret0123456789abcdef'],
  ])('names a wrong one without repeating it: %#', (all, name, value) => {
    expect(() => readConfig({ ...all, [name]: value })).toThrow(new RegExp(`^${name}[^\\n]*$`))
    expect(() => readConfig({ ...all, [name]: value })).not.toThrow(/secret0|secret key|:secret@|is "secret"/)
  })

  it('takes BTCPay Server by http within the own network', () => {
    for (const host of ['127.0.0.1:23000', 'btcpayserver:49392', '10.0.0.7', 'localhost'])
      expect(readConfig({ ...BTCPAY, SEMENA_BTCPAY_URL: `http://${host}` }).payments['semena.btcpay']?.url).toBe(
        `http://${host}`,
      )
  })

  it('refuses test keys of Stripe in production unless told, and live ones in the demo', () => {
    expect(() => readConfig({ ...PRODUCTION, ...STRIPE })).toThrow(/^SEMENA_STRIPE_KEY is a test key[^\n]*$/)
    expect(
      readConfig({ ...PRODUCTION, ...STRIPE, SEMENA_STRIPE_TEST_MODE: 'on' }).payments['semena.stripe']?.isTest,
    ).toBe(true)
    const live = { ...STRIPE, SEMENA_STRIPE_KEY: 'rk_live_0123456789abcdef' }
    expect(readConfig({ ...PRODUCTION, ...live }).payments['semena.stripe']).toMatchObject({
      secretKey: live.SEMENA_STRIPE_KEY,
      isTest: false,
    })
    expect(() => readConfig(live)).toThrow(/^SEMENA_STRIPE_KEY is a live key[^\n]*$/)
  })

  it('has the test card in the demo, and in production only when told', () => {
    const offered = (environment: Record<string, string>) => Object.keys(readConfig(environment).payments)
    expect(offered({})).toEqual(['semena.test-card', 'saleor.io.dummy-payment-app'])
    expect(offered({ SEMENA_TEST_CARD: 'off' })).toEqual(['saleor.io.dummy-payment-app'])
    expect(offered(PRODUCTION)).toEqual([])
    expect(offered({ ...PRODUCTION, SEMENA_TEST_CARD: 'on' })).toEqual(['semena.test-card'])
  })

  it('knows a slip of the pen', () => {
    expect(unknownVariables({ SEMENA_MANTENANCE: '1', SEMENA_MODE: 'demo', PATH: '/bin' })).toEqual([
      'SEMENA_MANTENANCE',
    ])
  })

  describe('Bitcoin', () => {
    const ZPUB =
      'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs'
    const VPUB =
      'vpub5ZMGqWnzwfRVXPJbzdseh3GeZZxxp9apgA2iRcgWb3uiFk2knV9unkD8uZgX95e3vdLLjZP86BUxY6p8svtcCGndq8aPwM6AccgQfk1KZb3'
    const KEY = 'SEMENA_BITCOIN_KEY'
    const SOURCES = 'SEMENA_BITCOIN_SOURCES'
    const set = { [KEY]: ZPUB, [SOURCES]: 'esplora:https://blockstream.info/api' }
    const regtest = { ...set, [KEY]: VPUB, SEMENA_BITCOIN_NETWORK: 'regtest' }
    const read = (more: Record<string, string> = {}) => readConfig({ ...set, ...more }).payments['semena.bitcoin']!
    const PRODUCTION = {
      SEMENA_MODE: 'production',
      SEMENA_PUBLIC_URL: 'https://a.example',
      SMTP_URL: 'smtp://localhost',
    }

    it('needs a key and a source', () => {
      expect(read()).toEqual({
        key: ZPUB,
        network: 'bitcoin',
        sources: [{ kind: 'esplora', url: 'https://blockstream.info/api', auth: null }],
        agreement: 1,
        rates: ['coinbase', 'mempool', 'coingecko', 'kraken'].map((kind) => ({ kind, url: null })),
        confirmations: [
          { from: 0n, wanted: 1 },
          { from: 2_000_000n, wanted: 2 },
          { from: 10_000_000n, wanted: 3 },
        ],
        tolerance: '0',
        gap: 20,
      })
      expect(readConfig({ ...PRODUCTION, ...set }).payments['semena.bitcoin']).toMatchObject({ network: 'bitcoin' })
    })

    it('reads every variable', () => {
      expect(
        readConfig({
          ...regtest,
          [SOURCES]: 'esplora:http://127.0.0.1:3002/, bitcoind:http://me:a%40b@127.0.0.1:18443',
          SEMENA_BITCOIN_AGREEMENT: '1',
          SEMENA_BITCOIN_RATES: 'fixed:USD=98000.5,EUR=90000',
          SEMENA_BITCOIN_CONFIRMATIONS: '2,1:6',
          SEMENA_BITCOIN_TOLERANCE: '0.5',
          SEMENA_BITCOIN_GAP: '200',
        }).payments['semena.bitcoin'],
      ).toEqual({
        key: VPUB,
        network: 'regtest',
        sources: [
          { kind: 'esplora', url: 'http://127.0.0.1:3002', auth: null },
          { kind: 'bitcoind', url: 'http://127.0.0.1:18443', auth: { user: 'me', password: 'a@b' } },
        ],
        agreement: 1,
        rates: [
          {
            kind: 'fixed',
            prices: new Map([
              ['USD', '98000.5'],
              ['EUR', '90000'],
            ]),
          },
        ],
        confirmations: [
          { from: 0n, wanted: 2 },
          { from: 100_000_000n, wanted: 6 },
        ],
        tolerance: '0.5',
        gap: 200,
      })
      expect(read({ SEMENA_BITCOIN_RATES: 'kraken, mempool:https://mempool.example' }).rates).toEqual([
        { kind: 'kraken', url: null },
        { kind: 'mempool', url: 'https://mempool.example' },
      ])
    })

    it('wants two of several sources to agree unless told otherwise', () => {
      const three = [1, 2, 3].map((n) => `esplora:https://${n}.example/api`).join(',')
      expect(read({ [SOURCES]: three }).agreement).toBe(2)
      expect(read({ [SOURCES]: three, SEMENA_BITCOIN_AGREEMENT: '3' }).agreement).toBe(3)
    })

    it('says what is missing when it is half configured', () => {
      expect(() => readConfig({ [KEY]: ZPUB })).toThrow(/^SEMENA_BITCOIN_SOURCES is missing[^\n]*$/)
      expect(() => readConfig({ [SOURCES]: set[SOURCES] })).toThrow(/^SEMENA_BITCOIN_KEY is missing/)
      expect(() => readConfig({ SEMENA_BITCOIN_TOLERANCE: '1' })).toThrow(
        /^SEMENA_BITCOIN_KEY and SEMENA_BITCOIN_SOURCES are missing/,
      )
    })

    it('refuses a test chain in production, and fixed rates on a real one', () => {
      expect(() => readConfig({ ...PRODUCTION, ...regtest })).toThrow(/^SEMENA_BITCOIN_NETWORK=regtest[^\n]*$/)
      expect(() => read({ SEMENA_BITCOIN_RATES: 'fixed:USD=98000' })).toThrow(/^SEMENA_BITCOIN_RATES=fixed: [^\n]*$/)
    })

    it.each([
      [KEY, 'xprv9s21ZrQH143K3secret'],
      [KEY, 'zpub-secret'],
      ['SEMENA_BITCOIN_NETWORK', 'mainnet'],
      ['SEMENA_BITCOIN_NETWORK', 'testnet'],
      [SOURCES, 'https://blockstream.info/secret'],
      [SOURCES, 'electrum:https://user:secret@host'],
      [SOURCES, 'bitcoind:ftp://user:secret@host'],
      [SOURCES, ','],
      ['SEMENA_BITCOIN_AGREEMENT', '2'],
      ['SEMENA_BITCOIN_AGREEMENT', '0'],
      ['SEMENA_BITCOIN_RATES', 'bitstamp'],
      ['SEMENA_BITCOIN_RATES', 'kraken:https://user:secret@host'],
      ['SEMENA_BITCOIN_CONFIRMATIONS', '0'],
      ['SEMENA_BITCOIN_CONFIRMATIONS', '0.02:2'],
      ['SEMENA_BITCOIN_CONFIRMATIONS', '2,0.02:1'],
      ['SEMENA_BITCOIN_CONFIRMATIONS', '1,much:2'],
      ['SEMENA_BITCOIN_TOLERANCE', '11'],
      ['SEMENA_BITCOIN_TOLERANCE', '-1'],
      ['SEMENA_BITCOIN_GAP', '19'],
      ['SEMENA_BITCOIN_GAP', '10001'],
    ])('names %s when it is %s, in one line without a secret', (name, value) => {
      const read = () => readConfig({ ...set, [name]: value })
      expect(read).toThrow(/^SEMENA_BITCOIN_[^\n]*$/)
      expect(read).not.toThrow(/secret/)
    })

    it('knows its variables', () => {
      expect(unknownVariables({ ...regtest, SEMENA_BITCOIN_RATE: 'x' })).toEqual(['SEMENA_BITCOIN_RATE'])
    })
  })
})

it('a shop in production says at each start that it is reached by http:// or without limits', () => {
  const production = { mode: 'production', publicUrl: 'https://shop.example.com', rateLimits: true } as const
  expect(risks(production)).toEqual([])
  expect(risks({ ...production, publicUrl: 'http://shop.example.com', rateLimits: false })).toEqual([
    expect.stringMatching(/^SEMENA_PUBLIC_URL begins with http:/),
    expect.stringMatching(/^SEMENA_RATE_LIMITS is off/),
  ])
  expect(risks({ mode: 'demo', publicUrl: 'http://shop.example.com', rateLimits: false })).toEqual([])
})
