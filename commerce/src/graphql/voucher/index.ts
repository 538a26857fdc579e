/** Vouchers. */
import { listedFields } from '../shared/listed.ts'
import { voucherTypes } from './fields.ts'
import { voucherMutations } from './mutations.ts'
import { voucherQueries } from './queries.ts'

export const voucherResolvers = {
  Query: voucherQueries,
  Mutation: voucherMutations,
  ...voucherTypes,
  VoucherCountableConnection: listedFields,
  VoucherCodeCountableConnection: listedFields,
}
