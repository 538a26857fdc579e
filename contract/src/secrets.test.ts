import { describe, expect, it } from 'vitest'
import { withoutSecrets } from './secrets.ts'

const SECRET = 'Sekret7Xy9zQ'

describe('what looks like a secret is taken out of', () => {
  it.each([
    ['an address with a password', `connect to postgres://shop:${SECRET}@db.example.com/semena failed`],
    ['a password with a slash and an at sign', `smtps://shop:a/${SECRET}@x@mail.example.com:465`],
    ['a password without a name', `redis://:${SECRET}@127.0.0.1`],
    ['a key as a name', `https://${SECRET}@errors.example.com/1`],
    ['a query', `GET https://rates.example.com/latest?base=EUR&app_id=${SECRET} failed`],
    ['parameters of a statement', `Failed query: select 1 where email = $1\nparams: ${SECRET},ann`],
    ['parameters in a line of JSON', `{"msg":"Failed query: select $1\\nparams: ${SECRET}, x","level":50}`],
    ['a value that a database quotes', `Key (email, name)=(${SECRET}, Ann (Buyer)) already exists.`],
    ['a connection string', `host=db user=shop password=${SECRET} dbname=semena`],
    ['a header', `Authorization: Bearer ${SECRET}`],
    ['a token of ours', `eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIx${SECRET}.c2ln`],
    ['an app token', `sma_${SECRET}`],
    ['a key of Stripe', `Invalid API Key provided: sk_test_${SECRET}`],
    ['a webhook secret', `whsec_${SECRET}`],
    ['JSON', `{"password":"${SECRET}\\"x","refreshToken": "${SECRET}"}`],
    ['an e-mail address', `No user ${SECRET}@example.com`],
    ['an e-mail address in a URL', `GET /confirm?to=${SECRET}%40example.com&from=1`],
    ['an e-mail address at the end of a sentence', `There is no ${SECRET}@example.com.`],
    ['an e-mail address behind another sign', `cc @${SECRET}@example.com`],
  ])('%s', (_what, text) => {
    expect(withoutSecrets(text)).not.toContain(SECRET)
  })

  it('a key of a wallet', () => {
    const key =
      'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs'
    expect(withoutSecrets(`SEMENA_BITCOIN_KEY=${key} is not known`)).toBe('SEMENA_BITCOIN_KEY=… is not known')
  })
})

it('what helps whoever mends a fault stays', () => {
  for (const text of [
    'The database that DATABASE_URL names cannot be used: connect ECONNREFUSED 127.0.0.1:5432',
    'job catalogue failed and is tried again: error 42804 client.js:694:17',
    '127.0.0.1:3000 is taken by another program; name another port by PORT.',
    'products.csv:12: slug must not be empty',
    'duplicate key value violates unique constraint "users_email_unique"',
    '    at refreshPrices (file:///app/commerce/src/db/triggers/derived.ts:42:19)',
    'ready http://127.0.0.1:3000',
  ])
    expect(withoutSecrets(text)).toBe(text)
})

it('a line of JSON stays JSON', () => {
  const line = JSON.stringify({
    err: { message: 'Failed query: insert\nparams: a,b', stack: 'Error\n    at x' },
    url: 'postgres://shop:a"b@host/db',
    note: 'Key (email)=(a@b.example) already exists.',
    answer: '550 refused\nann@b.example\u0001bob@b.example',
  })
  expect(() => void JSON.parse(withoutSecrets(line))).not.toThrow()
})

it('reads long runs of what could be a secret in no time', () => {
  const began = process.cpuUsage()
  for (const part of [
    'aa://:',
    'a@',
    'a.',
    'Key (a)=(',
    '"token":"',
    'eyJ',
    'eyJaaaaaaaa.',
    'token=',
    'params:',
    '%40',
    '-',
  ])
    withoutSecrets(part.repeat(20_000))
  expect(process.cpuUsage(began).user).toBeLessThan(2_000_000)
})
