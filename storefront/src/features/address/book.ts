/** The addresses that a signed-in customer has saved. */
import { queryOptions } from '@tanstack/react-query'
import { ServiceError } from '../../platform/errors.ts'
import { request } from '../../platform/graphql.ts'
import { type BookAddressFragment, AddressBookDocument } from './address.generated.ts'

export type BookAddress = BookAddressFragment

/** The customer's addresses: the default for shipping comes first, then the default for billing. */
export const addressBookQuery = (userId: string) =>
  queryOptions({
    queryKey: ['me', userId, 'addresses'],
    queryFn: async (): Promise<BookAddress[]> => {
      const { me } = await request(AddressBookDocument, {}, 'private')
      if (!me) throw new ServiceError('NOT_SIGNED_IN')
      return me.addresses.toSorted((a, b) => rank(b) - rank(a))
    },
  })

const rank = ({ isDefaultShippingAddress, isDefaultBillingAddress }: BookAddress): number =>
  (isDefaultShippingAddress ? 2 : 0) + (isDefaultBillingAddress ? 1 : 0)
