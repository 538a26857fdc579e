import { describe, expect, it } from 'vitest'
import { readConfig, unknownVariables } from './config.ts'
import { ROOT } from './root.ts'

describe('configuration', () => {
  it('needs no variable', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: `${ROOT}/.data`,
      databaseUrl: null,
      databaseConnections: 10,
      graphqlUrl: null,
      graphqlToken: null,
      mode: 'demo',
      publicUrl: null,
      redirectHosts: [],
      defaultChannel: 'us',
      maintenance: null,
      trustedProxies: [],
      log: 'warn',
      rateLimits: true,
      introspection: true,
      smtp: null,
      mailFrom: null,
      contactEmail: null,
      ratesUrl: null,
      metricsToken: null,
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
      SEMENA_DATABASE_CONNECTIONS: '25',
      SEMENA_GRAPHQL_URL: 'https://saleor.example.com/graphql/',
      SEMENA_GRAPHQL_TOKEN: 'token',
      SEMENA_MODE: 'production',
      SEMENA_PUBLIC_URL: 'https://shop.example.com/',
      SEMENA_REDIRECT_HOSTS: 'Shop.example.com, www.example.com:8443',
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
      publicUrl: 'https://shop.example.com',
      redirectHosts: ['shop.example.com', 'www.example.com:8443'],
      maintenance: { contact: 'help@example.com' },
      rateLimits: false,
      introspection: false,
      metricsToken: '0123456789abcdef',
      contactEmail: 'desk@example.com',
    })
    expect(config.trustedProxies).toHaveLength(4)
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
    ['SEMENA_LOG', 'loud'],
    ['SEMENA_RATE_LIMITS', 'never'],
    ['SEMENA_INTROSPECTION', 'sometimes'],
    ['SEMENA_METRICS_TOKEN', 'short'],
    ['SMTP_URL', 'mail.example.com'],
    ['SEMENA_MAIL_FROM', 'Shop'],
    ['SEMENA_CONTACT_EMAIL', 'Shop <shop@example.com>'],
    ['SEMENA_RATES_URL', 'rates.example.com'],
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

  it('knows a slip of the pen', () => {
    expect(unknownVariables({ SEMENA_MANTENANCE: '1', SEMENA_MODE: 'demo', PATH: '/bin' })).toEqual([
      'SEMENA_MANTENANCE',
    ])
  })
})
