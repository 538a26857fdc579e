/**
 * Types reach from the schema to the resolvers, from the table of languages to the words, and from a route's address to
 * its page: a mistake between them does not compile.
 */
import { test } from 'vitest'
import { expectNotToCompile } from '../support/compile.ts'

const SCHEMA = 'contract/schema/checkout.graphql'
const GENERATE = ['contract/generate.ts']
const TIME = { timeout: 120_000 }

test('a field that the schema no longer lets be null names the resolver that may give null', TIME, () =>
  expectNotToCompile({
    room: 'commerce',
    entries: [
      'commerce/src/graphql/checkout/fields.ts',
      'commerce/src/graphql/checkout/types.generated.ts',
      ...['checkout', 'customer', 'order', 'payment', 'voucher'].map(
        (noun) => `commerce/src/db/queries/${noun}/statements.generated.ts`,
      ),
    ],
    change: [{ file: SCHEMA, from: '  email: String\n  giftCards', to: '  email: String!\n  giftCards' }],
    before: GENERATE,
    complains: /graphql\/checkout\/fields\.ts\([^]*Property 'email' is missing/,
  }),
)

test('a code that is not among those of the schema does not compile where something is refused with it', TIME, () =>
  expectNotToCompile({
    room: 'commerce',
    entries: ['commerce/src/domain/checkout/delivery.ts'],
    change: [{ file: SCHEMA, from: '  SHIPPING_NOT_REQUIRED\n', to: '' }],
    before: GENERATE,
    complains: /domain\/checkout\/delivery\.ts\([^]*SHIPPING_NOT_REQUIRED/,
  }),
)

test('a language without mails does not compile', TIME, () =>
  expectNotToCompile({
    room: 'commerce',
    entries: ['commerce/src/domain/mail/texts/by-language.ts'],
    change: [{ file: 'contract/src/languages.ts', from: '\n  ru: {', to: '\n  de: {} as never,\n  ru: {' }],
    complains: /texts\/by-language\.ts\([^]*Property 'de' is missing/,
  }),
)

test('the parameter of a route that is named anew is missed by its page', TIME, () =>
  expectNotToCompile({
    room: 'storefront',
    entries: ['storefront/src/routeTree.gen.ts'],
    change: [
      { file: 'storefront/src/routes/blog.$slug.tsx', from: "'/blog/$slug'", to: "'/blog/$name'" },
      { file: 'storefront/src/routeTree.gen.ts', from: '/blog/$slug', to: '/blog/$name' },
    ],
    complains: /routes\/blog\.\$slug\.tsx.*Property 'slug' does not exist/,
  }),
)
