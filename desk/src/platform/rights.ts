/** What whoever is signed in may do, and what the server can do at all. The server decides again. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { PermissionEnum } from '@semena/contract/enums'
import { endpoint } from './endpoint.ts'
import { request } from './graphql.ts'
import { DeskOffersDocument } from './offers.generated.ts'
import { type Person, usePerson } from './session.ts'
import { stored } from './stored.ts'

export type { PermissionEnum }

export const mayDo = (who: Person | null, ...permissions: PermissionEnum[]): boolean =>
  permissions.some((permission) => who?.userPermissions?.some(({ code }) => code === permission))

/** Whether one of the permissions is there. What one may not do is not shown. */
export const useMay = (...permissions: PermissionEnum[]): boolean => mayDo(usePerson(), ...permissions)

/** The channels whose orders and prices one may see. */
export const useChannels = (): NonNullable<Person['accessibleChannels']> => usePerson()?.accessibleChannels ?? []

/**
 * The channel in which goods are looked for. Null, all channels at once, for those who may see goods that are not
 * published; others see what shoppers of one channel see, and a Saleor wants to be told which.
 */
export function useGoodsChannel(): string | null {
  const seesAll = useMay('MANAGE_PRODUCTS', 'MANAGE_ORDERS', 'MANAGE_DISCOUNTS')
  const channel = useChannels().find(({ isActive }) => isActive)
  return seesAll ? null : (channel?.slug ?? null)
}

interface Kept {
  endpoint: string
  names: string[]
}
/** What the server offered last time, so that the first screen need not wait for the answer. */
const last = stored<Kept | null>('semena.desk.offers', (found) =>
  Array.isArray((found as Kept | null)?.names) ? (found as Kept) : null,
)

const offersQuery = queryOptions({
  queryKey: ['offers'],
  staleTime: Infinity,
  queryFn: async ({ signal }) => {
    const { __schema: schema } = await request(DeskOffersDocument, {}, signal)
    const names = [...(schema.queryType.fields ?? []), ...(schema.mutationType?.fields ?? [])].map(({ name }) => name)
    last.set({ endpoint: endpoint(), names })
    return names
  },
})

/** Tells whether the server has a query or mutation of a name. Until it is known, the server is taken to have it. */
export function useOffers(): (name: string) => boolean {
  const kept = last.get()
  const { data } = useQuery(offersQuery)
  const names = data ?? (kept?.endpoint === endpoint() ? kept.names : null)
  return (name) => names?.includes(name) ?? true
}

/** Whether the server has a query or mutation of that name. */
export const useOffered = (name: string): boolean => useOffers()(name)
