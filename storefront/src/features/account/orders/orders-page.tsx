/** The customer's orders, the newest first. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { m } from '../../../paraglide/messages.js'
import { ServiceError } from '../../../platform/errors.ts'
import { EmptyState } from '@semena/ui/blank'
import { buttonClass } from '@semena/ui/button'
import { Icon } from '@semena/ui/icon'
import { AccountFailed } from '../account-failed.tsx'
import { AccountSkeleton } from '../account-skeleton.tsx'
import { useAccount } from '../me.ts'
import { OrdersTable } from './orders-table.tsx'
import { type OrdersPlace, ROWS, belongsAtStart, neighbourPages } from './paging.ts'
import { type OrdersPageData, ordersQuery } from './queries.ts'

export function OrdersPage(place: OrdersPlace) {
  const navigate = useNavigate()
  const { data, error, isError, isPlaceholderData, refetch } = useQuery({
    ...ordersQuery(useAccount(), place),
    placeholderData: keepPreviousData,
  })
  // The service refuses a cursor that is invalid or comes from another shop.
  const strange = error instanceof ServiceError && error.code === 'GraphQLError' && Boolean(place.after ?? place.before)
  const atStart =
    strange || (data && !isPlaceholderData ? belongsAtStart(place, data.pageInfo, data.edges.length) : false)
  useEffect(() => {
    if (atStart) void navigate({ to: '/account/orders', search: {}, replace: true, resetScroll: false })
  }, [atStart, navigate])

  if (isError && !strange) return <AccountFailed onRetry={() => void refetch()} />
  if (!data) return <AccountSkeleton rows={ROWS} />
  if (data.edges.length === 0 && !atStart) return <NoOrders />
  return (
    <>
      <h2 className="visually-hidden">{m.account_tab_orders()}</h2>
      <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'orders-page-old' : ''}>
        <OrdersTable orders={data.edges.map(({ node }) => node)} />
      </div>
      <Pager place={place} orders={data} />
    </>
  )
}

function Pager({ place, orders }: { place: OrdersPlace; orders: OrdersPageData }) {
  const { newer, older } = neighbourPages(place, orders.pageInfo)
  return (
    <div className="orders-page-foot">
      <p className="text-soft orders-page-count" role="status">
        {orders.totalCount !== null && m.account_orders_count({ count: orders.totalCount })}
      </p>
      {(newer ?? older) && (
        <nav className="orders-page-turn" aria-label={m.account_orders_pages()}>
          <Turn to={newer} label={m.account_orders_newer()} icon="left" />
          <Turn to={older} label={m.account_orders_older()} icon="right" />
        </nav>
      )}
    </div>
  )
}

function Turn({ to, label, icon }: { to: OrdersPlace | null; label: string; icon: 'left' | 'right' }) {
  const words = (
    <>
      {icon === 'left' && <Icon name="left" small />}
      {label}
      {icon === 'right' && <Icon name="right" small />}
    </>
  )
  if (!to) {
    return (
      <span className={buttonClass({ look: 'line', disabled: true })} aria-hidden="true">
        {words}
      </span>
    )
  }
  return (
    <Link to="/account/orders" search={to} className={buttonClass({ look: 'line' })}>
      {words}
    </Link>
  )
}

function NoOrders() {
  return (
    <EmptyState title={m.account_orders_empty_title()} text={m.account_orders_empty_text()}>
      <Link to="/catalog" className={buttonClass({ look: 'leaf' })}>
        {m.account_catalogue()}
      </Link>
    </EmptyState>
  )
}
