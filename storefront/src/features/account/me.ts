/**
 * The customer of the account's pages, and queries about them. Every query key begins with `me` and the customer's id.
 */
import { queryOptions } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { ServiceError } from '../../platform/errors.ts'
import { request } from '../../platform/graphql.ts'
import type { Me } from '../../platform/user-store.ts'
import { type AccountProfileQuery, AccountProfileDocument } from './account.generated.ts'

const MeContext = createContext<Me | null>(null)
export const MeProvider = MeContext.Provider

/** The signed-in customer; only for components inside the account's frame, where there always is one. */
export function useAccount(): Me {
  const me = useContext(MeContext)
  if (!me) throw new Error('useAccount is for pages of the account')
  return me
}

export type Profile = NonNullable<AccountProfileQuery['me']>

export const profileQuery = ({ id }: Me) =>
  queryOptions({
    queryKey: ['me', id, 'profile'],
    queryFn: async (): Promise<Profile> => {
      const { me } = await request(AccountProfileDocument, {}, 'private')
      // The token was accepted, so an answer without a user means that the account has been deleted.
      if (!me) throw new ServiceError('NOT_SIGNED_IN')
      return me
    },
  })
