/** The list of customers: views, search, filters and order, all of which stand in the address. */
import { asTyped } from '@semena/contract/typed-address'
import { Link, getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { Moment, Tag } from '../../parts/figures.tsx'
import { Pick, SearchBox } from '../../parts/forms.tsx'
import { chosenIn, type Column, List } from '../../parts/list.tsx'
import { Nothing, Page } from '../../parts/page.tsx'
import { pagesOf, usePages } from '../../parts/pages.ts'
import { Views } from '../../parts/views.tsx'
import { countryName } from '../../parts/countries.ts'
import { mutate, request } from '../../platform/graphql.ts'
import { isOwnService } from '../../platform/endpoint.ts'
import { countText, type Money, moneyText } from '../../platform/money.ts'
import { queryClient } from '../../platform/query-client.ts'
import { useMay } from '../../platform/rights.ts'
import { Button } from '@semena/ui/button'
import { DeskActivateCustomersDocument } from './customer.generated.ts'
import { type DeskCustomerRowFragment, DeskCustomersDocument } from './customers.generated.ts'
import { type CustomerSearch, known, sortOf, whereOf } from './search.ts'
import { useSpent } from './spent.ts'

const PAGE = 50

export const customersQuery = (search: CustomerSearch, maySeeOrders: boolean) =>
  pagesOf<DeskCustomerRowFragment>(['customers', 'list', search, maySeeOrders], async (after, signal) => {
    const { customers } = await request(
      DeskCustomersDocument,
      {
        first: PAGE,
        after,
        search: search.search ?? null,
        where: whereOf(search),
        sortBy: sortOf(search) as { field: 'EMAIL'; direction: 'ASC' } | null,
        maySeeOrders,
      },
      signal,
    )
    return customers
  })

const route = getRouteApi('/customers/')

export function CustomerList() {
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/customers/' })
  const maySeeOrders = useMay('MANAGE_ORDERS')
  const pages = usePages(customersQuery(search, maySeeOrders))
  const spent = useSpent(
    (pages.rows ?? []).map(({ id }) => id),
    maySeeOrders,
  )
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
  const seen = chosenIn(pages.rows, chosen)
  const activate = useAct(
    async (isActive: boolean) => {
      const { faults } = await mutate(DeskActivateCustomersDocument, { ids: seen, isActive })
      await queryClient.invalidateQueries({ queryKey: ['customers'] })
      if (!faults.length) choose(new Set())
      return faults
    },
    { done: m.parts_saved() },
  )
  const change = (part: Partial<CustomerSearch>): void =>
    void navigate({ search: (before) => known({ ...before, ...part }), replace: true })
  const isWhole = Object.keys(search).length === 0
  const by = search.sort?.replace(/^-/, '')
  return (
    <Page
      title={m.frame_customers()}
      aside={pages.total === null ? null : countText(pages.total)}
      actions={
        <Link to="/customers/new" className="button">
          {m.customers_new()}
        </Link>
      }
    >
      <Views
        list="customers"
        given={[
          { name: m.customers_all(), search: {} },
          { name: m.customers_recent(), search: { joined: '30' } },
          { name: m.customers_again(), search: { bought: 'again' } },
          { name: m.customers_inactive(), search: { state: 'inactive' } },
        ]}
        search={{ ...search }}
        onChoose={(next) => void navigate({ search: next as CustomerSearch })}
      />
      <div className="filters">
        <SearchBox
          label={m.customers_search()}
          value={search.search ?? ''}
          onChange={(text) => change({ search: text || undefined })}
        />
        <Pick
          label={m.customers_bought()}
          value={search.bought ?? ''}
          options={[
            { value: 'none', label: m.customers_bought_none() },
            { value: 'once', label: m.customers_bought_once() },
            { value: 'again', label: m.customers_again() },
          ]}
          onChange={(bought) => change({ bought: bought || undefined })}
        />
        <Pick
          label={m.customers_joined()}
          value={search.joined ?? ''}
          options={(['7', '30', '365'] as const).map((value) => ({
            value,
            label: m.customers_joined_days({ days: countText(Number(value)) }),
          }))}
          onChange={(joined) => change({ joined: joined || undefined })}
        />
        <Pick
          label={m.customers_state()}
          value={search.state ?? ''}
          options={[
            { value: 'active', label: m.customers_active() },
            { value: 'inactive', label: m.customers_inactive() },
          ]}
          onChange={(state) => change({ state: state || undefined })}
        />
      </div>
      {seen.length > 0 && (
        <div className="filters" role="region" aria-label={m.customers_chosen({ count: countText(seen.length) })}>
          <span>{m.customers_chosen({ count: countText(seen.length) })}</span>
          <Button look="line" busy={activate.busy} onClick={() => void activate.run(true)}>
            {m.customers_activate()}
          </Button>
          <Button look="line" busy={activate.busy} onClick={() => void activate.run(false)}>
            {m.customers_deactivate()}
          </Button>
        </div>
      )}
      <List
        label={m.frame_customers()}
        {...pages}
        columns={columns(maySeeOrders, spent)}
        chosen={chosen}
        onChoose={choose}
        sort={by ? { by, descending: search.sort!.startsWith('-') } : undefined}
        onSort={(sort) => change({ sort: `${sort.descending ? '-' : ''}${sort.by}` })}
        tone={(row) => (row.isActive ? undefined : 'quiet')}
        link={(row) => ({ to: '/customers/$id', params: { id: row.id } })}
        onOpen={(row) => void navigate({ to: '/customers/$id', params: { id: row.id } })}
        empty={
          isWhole ? (
            <Nothing
              title={m.customers_none()}
              text={m.customers_none_text()}
              action={
                <Link to="/customers/new" className="button button--line">
                  {m.customers_new()}
                </Link>
              }
            />
          ) : (
            <Nothing
              title={m.customers_none_found()}
              text={m.customers_none_found_text()}
              action={
                <Link to="/customers" className="button button--line">
                  {m.customers_all()}
                </Link>
              }
            />
          )
        }
      />
    </Page>
  )
}

const columns = (
  maySeeOrders: boolean,
  spent: ReadonlyMap<string, readonly Money[]>,
): Column<DeskCustomerRowFragment>[] => [
  {
    name: 'name',
    title: m.customers_name(),
    sort: 'LAST_NAME',
    show: (row) => `${row.firstName} ${row.lastName}`.trim() || row.email,
  },
  { name: 'email', title: m.frame_email(), sort: 'EMAIL', show: (row) => row.email },
  {
    name: 'place',
    title: m.customers_place(),
    minor: true,
    show: ({ defaultShippingAddress: at }) =>
      at ? [asTyped(at, at.metafields).city, countryName(at.country.code)].filter(Boolean).join(', ') : '–',
  },
  {
    name: 'joined',
    title: m.customers_since(),
    sort: 'CREATED_AT',
    minor: true,
    show: (row) => <Moment at={row.dateJoined} />,
  },
  { name: 'state', title: m.customers_state(), show: (row) => <CustomerState {...row} /> },
  ...(maySeeOrders
    ? [
        {
          name: 'orders',
          title: m.frame_orders(),
          align: 'right' as const,
          named: true,
          sort: 'ORDER_COUNT',
          show: (row: DeskCustomerRowFragment) => countText(row.orders?.totalCount ?? 0),
        },
      ]
    : []),
  ...(maySeeOrders && isOwnService()
    ? [
        {
          name: 'spent',
          title: m.customers_spent(),
          align: 'right' as const,
          minor: true,
          show: (row: DeskCustomerRowFragment) => spent.get(row.id)?.map(moneyText).join(' · ') || '–',
        },
      ]
    : []),
]

/** Only what differs from the usual is said. */
export function CustomerState({ isActive, isConfirmed }: { isActive: boolean; isConfirmed: boolean }) {
  if (!isActive) return <Tag>{m.customers_inactive()}</Tag>
  if (!isConfirmed) return <Tag tone="clay">{m.customers_unconfirmed()}</Tag>
  return <Tag tone="leaf">{m.customers_active()}</Tag>
}
