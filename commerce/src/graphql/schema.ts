/** The parts of the executable schema: the contract's SDL and the resolvers of every folder. */
import { readSdl } from '@semena/contract/sdl'
import { parse, print, visit } from 'graphql'
import { actingOf } from './acting.ts'
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
export const typeDefs = `${DEPRECATED}\n${print(
  visit(parse(readSdl()), {
    InputValueDefinition: (input) => ({
      ...input,
      directives: input.directives?.filter((d) => d.name.value !== 'deprecated') ?? [],
    }),
  }),
)}`

/** Each folder brings its types and its fields of Query, Mutation and User. */
export const resolvers = {
  ...scalars,
  ...accountResolvers,
  ...addressResolvers,
  ...attributeResolvers,
  ...catalogResolvers,
  ...checkoutResolvers,
  ...contentResolvers,
  ...giftCardResolvers,
  ...legacyPaymentResolvers,
  ...invoiceResolvers,
  ...metadataResolvers,
  ...orderResolvers,
  ...paymentResolvers,
  ...shippingResolvers,
  ...refundResolvers,
  ...promotionResolvers,
  ...voucherResolvers,
  ...saleResolvers,
  ...exportResolvers,
  ...shopResolvers,
  ...staffResolvers,
  ...webhookResolvers,
  ...taxResolvers,
  ...warehouseResolvers,
  ...translationResolvers,
  User: { ...accountResolvers.User, ...orderResolvers.User, ...checkoutResolvers.User, ...staffResolvers.User },
  Query: {
    ...accountResolvers.Query,
    ...addressResolvers.Query,
    ...attributeResolvers.Query,
    ...catalogResolvers.Query,
    ...checkoutResolvers.Query,
    ...contentResolvers.Query,
    ...orderResolvers.Query,
    ...legacyPaymentResolvers.Query,
    ...paymentResolvers.Query,
    ...shippingResolvers.Query,
    ...refundResolvers.Query,
    ...promotionResolvers.Query,
    ...voucherResolvers.Query,
    ...saleResolvers.Query,
    ...exportResolvers.Query,
    ...giftCardResolvers.Query,
    ...shopResolvers.Query,
    ...staffResolvers.Query,
    ...webhookResolvers.Query,
    ...taxResolvers.Query,
    ...warehouseResolvers.Query,
    ...translationResolvers.Query,
  },
  Mutation: actingOf({
    ...accountResolvers.Mutation,
    ...attributeResolvers.Mutation,
    ...catalogResolvers.Mutation,
    ...checkoutResolvers.Mutation,
    ...contentResolvers.Mutation,
    ...invoiceResolvers.Mutation,
    ...metadataResolvers.Mutation,
    ...orderResolvers.Mutation,
    ...legacyPaymentResolvers.Mutation,
    ...paymentResolvers.Mutation,
    ...shippingResolvers.Mutation,
    ...refundResolvers.Mutation,
    ...promotionResolvers.Mutation,
    ...voucherResolvers.Mutation,
    ...saleResolvers.Mutation,
    ...exportResolvers.Mutation,
    ...giftCardResolvers.Mutation,
    ...shopResolvers.Mutation,
    ...staffResolvers.Mutation,
    ...webhookResolvers.Mutation,
    ...taxResolvers.Mutation,
    ...warehouseResolvers.Mutation,
    ...translationResolvers.Mutation,
  }),
} satisfies Resolvers & ScalarResolvers
