/** Which scripts and styles of a page its policy allows, and that the secret which marks them leaves the page. */
import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { sealer } from './csp.ts'

const SECRET = 'c2VjcmV0'
const sealed = sealer(SECRET, { connect: [], images: [] })
const seal = (page: string) => {
  const { body, policy } = sealed(Buffer.from(page))
  return { html: body.toString(), policy }
}
const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const part = (policy: string, name: string): string =>
  policy.split('; ').find((one) => one.startsWith(`${name} `)) ?? ''

it('names the marked scripts and styles, and takes the marks away', () => {
  const { html, policy } = seal(
    `<html><head><meta property="csp-nonce" content="${SECRET}"><style nonce="${SECRET}">p{color:red}</style>` +
      `<link rel="modulepreload" nonce="${SECRET}" href="/a.js"><script nonce="${SECRET}" async="">if (1 < 2) a("</p>")</script>` +
      `</head><body><p>white &lt; widow, Žlutá</p><script>alert(1)</script><script nonce="${SECRET}" src="/b.js"></script></body></html>`,
  )
  expect(html).toBe(
    '<html><head><style>p{color:red}</style><link rel="modulepreload" href="/a.js">' +
      '<script async="">if (1 < 2) a("</p>")</script></head><body><p>white &lt; widow, Žlutá</p><script>alert(1)</script>' +
      '<script src="/b.js"></script></body></html>',
  )
  expect(part(policy, 'script-src')).toBe(`script-src 'self' ${hash('if (1 < 2) a("</p>")')}`)
  expect(part(policy, 'style-src')).toBe(`style-src 'self' ${hash('p{color:red}')}`)
})

it('names neither data for search engines nor what a marked script only writes about', () => {
  const data = `<script type="application/ld+json" nonce="${SECRET}">{"a":1}</script>`
  const { html, policy } = seal(`${data}<script nonce="${SECRET}">b('<script nonce="${SECRET}">c()<')</script>`)
  expect(html).not.toContain(SECRET)
  expect(part(policy, 'script-src').match(/sha256/g)).toHaveLength(1)
})

it('keeps other information about the page, and a page without marks', () => {
  const plain = '<meta name="csp-nonce" content="other"><script>alert(1)</script>'
  expect(seal(plain)).toEqual({ html: plain, policy: expect.stringMatching(/script-src 'self'; style-src 'self'$/) })
})
