/** Invoices. */
import { invoiceMutations } from './mutations.ts'
import { invoiceTypes } from './fields.ts'

export const invoiceResolvers = { Mutation: invoiceMutations, ...invoiceTypes }
