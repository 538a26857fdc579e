/** The parts of the executable schema: the contract's SDL and the resolvers of every folder. */
import { readSdl } from '@semena/contract/sdl'
import {
  buildASTSchema,
  type DocumentNode,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isAbstractType,
  isObjectType,
  isScalarType,
  parse,
  visit,
} from 'graphql'
import { actingOf } from './acting.ts'
import { limitToChannels } from './channel-limit.ts'
import { resolveEvents } from './webhook/event-fields.ts'
import { accountResolvers } from './account/index.ts'
import { addressResolvers } from './address/index.ts'
import { attributeResolvers } from './attribute/index.ts'
import { catalogResolvers } from './catalog/index.ts'
import { checkoutResolvers } from './checkout/index.ts'
import { contentResolvers } from './content/index.ts'
import { exportResolvers } from './export/index.ts'
import { giftCardResolvers } from './gift-card/index.ts'
import { legacyPaymentResolvers } from './legacy-payment/index.ts'
import { invoiceResolvers } from './invoice/index.ts'
import { metadataResolvers } from './metadata/mutations.ts'
import { orderResolvers } from './order/index.ts'
import { paymentResolvers } from './payment/index.ts'
import { refundResolvers } from './refund/index.ts'
import { promotionResolvers } from './promotion/index.ts'
import type { Resolvers, ScalarResolvers } from './resolver-types.ts'
import { saleResolvers } from './sale/index.ts'
import { scalars } from './scalars.ts'
import { shippingResolvers } from './shipping/index.ts'
import { shopResolvers } from './shop/index.ts'
import { staffResolvers } from './staff/index.ts'
import { voucherResolvers } from './voucher/index.ts'
import { webhookResolvers } from './webhook/index.ts'
import { taxResolvers } from './tax/index.ts'
import { warehouseResolvers } from './warehouse/index.ts'
import { translationResolvers } from './translation/index.ts'

/**
 * The directive as every client's library knows it. Newer graphql-js declares it for a place that older parsers do not
 * know.
 */
const DEPRECATED =
  'directive @deprecated(reason: String = "No longer supported") on FIELD_DEFINITION | ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION | ENUM_VALUE'

/**
 * Deprecated arguments and input fields are served as plain ones: generators of other clients ask for the schema
 * without them, and would then refuse documents that a real Saleor takes.
 */
export const schemaDocument: DocumentNode = visit(parse(`${DEPRECATED}\n${readSdl()}`, { noLocation: true }), {
  InputValueDefinition: (input) => ({
    ...input,
    directives: input.directives?.filter((d) => d.name.value !== 'deprecated') ?? [],
  }),
})

/** Whether a test has asked if the document is right. Asking at each start would take longer than all the rest of it. */
const isTested = process.env.NODE_ENV === 'production' || process.env.NODE_ENV === 'test'

/** The schema without resolvers: a new one each time, because resolvers are put into it. */
export const newSchema = (): GraphQLSchema =>
  buildASTSchema(schemaDocument, { assumeValidSDL: isTested, assumeValid: isTested })

/** What every noun brings: its types, and its fields of Query, Mutation and User. A new noun is a line here. */
const NOUNS = [
  accountResolvers,
  addressResolvers,
  attributeResolvers,
  catalogResolvers,
  checkoutResolvers,
  contentResolvers,
  exportResolvers,
  giftCardResolvers,
  invoiceResolvers,
  legacyPaymentResolvers,
  metadataResolvers,
  orderResolvers,
  paymentResolvers,
  promotionResolvers,
  refundResolvers,
  saleResolvers,
  shippingResolvers,
  shopResolvers,
  staffResolvers,
  taxResolvers,
  translationResolvers,
  voucherResolvers,
  warehouseResolvers,
  webhookResolvers,
] as const

type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Whole) => void
  ? Whole
  : never

/** Puts the nouns together, type by type. Throws where two bring the same field. */
function together<Noun extends object>(nouns: readonly Noun[]): All<Noun> {
  const types: Record<string, Record<string, unknown>> = {}
  for (const [type, fields] of nouns.flatMap((noun) => Object.entries(noun) as [string, object][]))
    for (const [field, resolve] of Object.entries(fields) as [string, unknown][]) {
      const own = (types[type] ??= {})
      if (field in own) throw new Error(`${type}.${field} has two resolvers`)
      own[field] = resolve
    }
  return types as All<Noun>
}

const nouns = together(NOUNS)

const resolvers = {
  ...scalars,
  ...nouns,
  Mutation: actingOf(nouns.Mutation),
} satisfies Resolvers & ScalarResolvers

/** A new schema with its resolvers. Throws where one of them belongs to nothing. */
export function executableSchema(): GraphQLSchema {
  const schema = newSchema()
  for (const [name, own] of Object.entries(resolvers) as [string, object][]) {
    const type = schema.getType(name)
    if (isObjectType(type)) {
      const fields = type.getFields()
      for (const [field, resolve] of Object.entries(own) as [string, GraphQLFieldResolver<unknown, unknown>][]) {
        if (!fields[field]) throw new Error(`${name}.${field} is no field of the schema`)
        fields[field].resolve = resolve
      }
    } else if (isScalarType(type) && isScalarType(own)) {
      const { serialize, parseValue, parseLiteral } = own
      Object.assign(type, { serialize, parseValue, parseLiteral })
    } else if (isAbstractType(type) && 'resolveType' in own) Object.assign(type, { resolveType: own.resolveType })
    else throw new Error(`${name} is no type of the schema that has resolvers`)
  }
  resolveEvents(schema)
  limitToChannels(schema)
  return schema
}
