/** The list of orders: views, search, filters, all of which stand in the address. */
import { asTyped } from '@semena/contract/typed-address'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { buttonClass } from '@semena/ui/button'
import { m } from '../../paraglide/messages.js'
import { Amount, Moment } from '../../parts/figures.tsx'
import { Pick, SearchBox } from '../../parts/forms.tsx'
import { type Column, List } from '../../parts/list.tsx'
import { NoneFits, Nothing, Page } from '../../parts/page.tsx'
import { usePages } from '../../parts/pages.ts'
import { Views } from '../../parts/views.tsx'
import { countText } from '../../platform/money.ts'
import { useChannels, useMay, useOffered } from '../../platform/rights.ts'
import { rememberList } from './last-list.ts'
import { Many } from './many.tsx'
import type { DeskOrderRowFragment } from './orders.generated.ts'
import { ordersQuery } from './orders-query.ts'
import { MONEY_OPTIONS, type OrderSearch, sortOf, STATUS_OPTIONS } from './search.ts'
import { MoneyState, OrderState } from './states.tsx'

const route = getRouteApi('/orders/')

/** The chosen rows stay chosen while one looks at an order or prints. */
let remembered: ReadonlySet<string> = new Set()

export function OrderList() {
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/orders/' })
  const channels = useChannels()
  const pages = usePages(ordersQuery(search))
  const [chosen, setChosen] = useState(remembered)
  const choose = (next: ReadonlySet<string>): void => {
    remembered = next
    setChosen(next)
  }
  const change = (part: Partial<OrderSearch>): void =>
    void navigate({ search: (before) => clean({ ...before, ...part }), replace: true })
  const may = useMay('MANAGE_ORDERS')
  const hasDrafts = useOffered('draftOrderCreate')
  useEffect(() => rememberList(search), [search])
  const isDrafts = search.status === 'DRAFT'
  const isFiltered = Boolean(search.search || search.money || search.channel)
  const sort = sortOf(search)
  const rows = (pages.rows ?? []).filter(({ id }) => chosen.has(id))
  return (
    <Page
      title={m.frame_orders()}
      aside={pages.total === null ? null : countText(pages.total)}
      actions={
        may &&
        hasDrafts && (
          <Link to="/orders/new" className={buttonClass({ look: 'leaf' })}>
            {m.orders_new()}
          </Link>
        )
      }
    >
      <Views
        list="orders"
        given={[
          { name: m.orders_view_all(), search: {} },
          { name: m.orders_view_pack(), search: { status: 'READY_TO_FULFILL' } },
          { name: m.orders_view_confirm(), search: { status: 'UNCONFIRMED' } },
          { name: m.orders_view_sent(), search: { status: 'FULFILLED' } },
          { name: m.orders_view_returned(), search: { status: 'RETURNED' } },
          { name: m.orders_view_drafts(), search: { status: 'DRAFT' } },
        ]}
        search={search}
        onChoose={(next) => void navigate({ search: next as OrderSearch })}
      />
      <div className="filters">
        <SearchBox
          label={m.orders_search()}
          value={search.search ?? ''}
          onChange={(text) => change({ search: text || undefined })}
        />
        <Pick
          label={m.orders_status()}
          value={search.status ?? ''}
          options={STATUS_OPTIONS.map(([value, label]) => ({ value, label: label() }))}
          onChange={(status) => change({ status: status || undefined })}
        />
        <Pick
          label={m.orders_money()}
          value={search.money ?? ''}
          options={MONEY_OPTIONS.map(([value, label]) => ({ value, label: label() }))}
          onChange={(money) => change({ money: money || undefined })}
        />
        {channels.length > 1 && (
          <Pick
            label={m.orders_channel()}
            value={search.channel ?? ''}
            options={channels.map(({ slug, name }) => ({ value: slug, label: name }))}
            onChange={(channel) => change({ channel: channel || undefined })}
          />
        )}
      </div>
      <List
        label={m.frame_orders()}
        {...pages}
        columns={COLUMNS()}
        {...(isDrafts ? {} : { sort: { by: sort.field, descending: sort.isDescending } })}
        onSort={({ by, descending }) => change({ sort: `${descending ? '-' : ''}${by}` })}
        {...(isDrafts ? {} : { chosen, onChoose: choose })}
        onOpen={({ id }) => void navigate({ to: '/orders/$id', params: { id } })}
        tone={(row) => (row.status === 'CANCELED' || row.status === 'EXPIRED' ? 'quiet' : undefined)}
        empty={
          isFiltered ? (
            <NoneFits onClear={() => void navigate({ search: {} })} />
          ) : (
            <Nothing title={m.orders_none()} text={m.orders_none_text()} />
          )
        }
        link={(row) => ({ to: '/orders/$id', params: { id: row.id } })}
      />
      {!isDrafts && <Many rows={rows} onDone={() => choose(new Set())} />}
    </Page>
  )
}

const COLUMNS = (): Column<DeskOrderRowFragment>[] => [
  { name: 'number', title: m.orders_number(), sort: 'NUMBER', show: (row) => row.number },
  { name: 'created', title: m.orders_created(), sort: 'CREATED_AT', show: (row) => <Moment at={row.created} /> },
  { name: 'customer', title: m.orders_customer(), sort: 'CUSTOMER', fills: true, show: (row) => nameOf(row) },
  {
    name: 'place',
    title: m.orders_place(),
    minor: true,
    show: ({ shippingAddress: to }) =>
      to ? [asTyped(to, to.metafields).city, to.country.code].filter(Boolean).join(', ') : '–',
  },
  { name: 'channel', title: m.orders_channel(), minor: true, show: (row) => row.channel.name },
  { name: 'status', title: m.orders_status(), sort: 'STATUS', show: (row) => <OrderState order={row} /> },
  { name: 'money', title: m.orders_money(), show: (row) => <MoneyState order={row} /> },
  { name: 'total', title: m.orders_total(), align: 'right', show: (row) => <Amount money={row.total.gross} /> },
]

const nameOf = ({ shippingAddress: to, userEmail }: DeskOrderRowFragment): string =>
  [to?.firstName, to?.lastName].filter(Boolean).join(' ') || userEmail || '–'

const clean = (search: OrderSearch): OrderSearch =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as OrderSearch
