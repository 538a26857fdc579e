/** Queries of a customer's own orders; they ask only for fields that Saleor lets a customer read. */
import { queryOptions } from '@tanstack/react-query'
import { ServiceError } from '../../../platform/errors.ts'
import { request } from '../../../platform/graphql.ts'
import { languageCode } from '../../../platform/i18n.ts'
import type { Me } from '../../../platform/user-store.ts'
import { orNull } from '../../../platform/or-null.ts'
import {
  type AccountOrderQuery,
  type AccountOrdersQuery,
  AccountOrderDocument,
  AccountOrdersDocument,
} from './orders.generated.ts'
import { type OrdersPlace, pageArguments } from './paging.ts'

export type OrdersPageData = NonNullable<NonNullable<AccountOrdersQuery['me']>['orders']>
export type OrderRow = OrdersPageData['edges'][number]['node']
export type OrderDetails = NonNullable<AccountOrderQuery['order']>

/** Orders change while the page is closed, so each visit asks again. Milliseconds. */
const FRESH = 0

export const ordersQuery = ({ id }: Me, place: OrdersPlace) =>
  queryOptions({
    queryKey: ['me', id, 'orders', place.after ?? null, place.before ?? null],
    staleTime: FRESH,
    queryFn: async (): Promise<OrdersPageData> => {
      const { me } = await request(
        AccountOrdersDocument,
        { ...pageArguments(place), language: languageCode() },
        'private',
      )
      if (!me?.orders) throw new ServiceError('NOT_SIGNED_IN')
      return me.orders
    },
  })

/** One order; null when it does not exist or belongs to somebody else. */
export const orderQuery = ({ id }: Me, orderId: string) =>
  queryOptions({
    queryKey: ['me', id, 'order', orderId],
    staleTime: FRESH,
    queryFn: async (): Promise<OrderDetails | null> => {
      const order = await orNull(
        async () => (await request(AccountOrderDocument, { id: orderId, language: languageCode() }, 'private')).order,
      )
      return order?.user?.id === id ? order : null
    },
  })
