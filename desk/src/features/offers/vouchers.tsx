/** The list of vouchers: what lowers prices for whoever has a code. */
import { Link, getRouteApi, useNavigate } from '@tanstack/react-router'
import { m } from '../../paraglide/messages.js'
import { Bar, Tag } from '../../parts/figures.tsx'
import { Pick, SearchBox } from '../../parts/forms.tsx'
import { type Column, List } from '../../parts/list.tsx'
import { NoneFits, Nothing } from '../../parts/page.tsx'
import { pagesOf, usePages } from '../../parts/pages.ts'
import { request } from '../../platform/graphql.ts'
import type { VoucherFilterInput } from '../../platform/inputs.generated.ts'
import { countText, moneyText, percentText } from '../../platform/money.ts'
import { WHEN } from './dates.ts'
import { known, type OfferSearch } from './search.ts'
import { OfferState, untilText } from './states.tsx'
import { OfferPage } from './tabs.tsx'
import { type DeskVoucherRowFragment, DeskVouchersDocument } from './vouchers.generated.ts'

const PAGE = 50

const filterOf = ({ search, state, kind }: OfferSearch): VoucherFilterInput => ({
  ...(search ? { search } : {}),
  ...(state ? { status: [state] } : {}),
  ...(kind ? { discountType: [kind] } : {}),
})

const route = getRouteApi('/offers/vouchers/')

export function VoucherList() {
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/offers/vouchers/' })
  const pages = usePages(
    pagesOf<DeskVoucherRowFragment>(['vouchers', 'list', search], async (after, signal) => {
      const { vouchers } = await request(
        DeskVouchersDocument,
        { first: PAGE, after, filter: filterOf(search), sortBy: { field: 'NAME', direction: 'ASC' } },
        signal,
      )
      return vouchers
    }),
  )
  const change = (part: OfferSearch): void =>
    void navigate({ search: (before) => known({ ...before, ...part }), replace: true })
  const add = (
    <Link to="/offers/vouchers/new" className="button">
      {m.offers_new_voucher()}
    </Link>
  )
  return (
    <OfferPage aside={pages.total === null ? null : countText(pages.total)} actions={add}>
      <div className="filters">
        <SearchBox
          label={m.offers_search_vouchers()}
          value={search.search ?? ''}
          onChange={(text) => change({ search: text || undefined })}
        />
        <Pick
          label={m.offers_state()}
          value={search.state ?? ''}
          options={(['ACTIVE', 'SCHEDULED', 'EXPIRED'] as const).map((value) => ({ value, label: WHEN[value][1]() }))}
          onChange={(state) => change({ state: state || undefined })}
        />
        <Pick
          label={m.offers_value_type()}
          value={search.kind ?? ''}
          options={[
            { value: 'PERCENTAGE', label: m.offers_percentage() },
            { value: 'FIXED', label: m.offers_fixed() },
            { value: 'SHIPPING', label: m.offers_kind_shipping() },
          ]}
          onChange={(kind) => change({ kind: kind || undefined })}
        />
      </div>
      <List
        label={m.offers_vouchers()}
        {...pages}
        columns={COLUMNS()}
        link={(row) => ({ to: '/offers/vouchers/$id', params: { id: row.id } })}
        onOpen={(row) => void navigate({ to: '/offers/vouchers/$id', params: { id: row.id } })}
        empty={
          Object.keys(search).length ? (
            <NoneFits onClear={() => void navigate({ search: {} })} />
          ) : (
            <Nothing title={m.offers_no_vouchers()} text={m.offers_no_vouchers_text()} action={add} />
          )
        }
      />
    </OfferPage>
  )
}

const COLUMNS = (): Column<DeskVoucherRowFragment>[] => [
  { name: 'name', title: m.offers_name(), show: (row) => row.name || row.code || '–' },
  {
    name: 'code',
    title: m.offers_codes(),
    show: (row) => {
      const count = row.codes?.totalCount ?? 0
      return count > 1 ? m.offers_code_count({ count, figure: countText(count) }) : <code>{row.code ?? '–'}</code>
    },
  },
  { name: 'state', title: m.offers_state(), show: (row) => <VoucherState voucher={row} /> },
  { name: 'until', title: m.offers_when(), minor: true, show: (row) => untilText(row) },
  {
    name: 'used',
    title: m.offers_used(),
    align: 'right',
    named: true,
    show: (row) => (
      <>
        {row.usageLimit === null ? countText(row.used) : `${countText(row.used)} / ${countText(row.usageLimit)}`}{' '}
        {row.usageLimit !== null && (
          <Bar
            share={row.usageLimit ? row.used / row.usageLimit : 1}
            tone={row.used >= row.usageLimit ? 'clay' : 'leaf'}
            label={m.offers_used_of({ used: countText(row.used), limit: countText(row.usageLimit) })}
          />
        )}
      </>
    ),
  },
  { name: 'value', title: m.offers_reward(), align: 'right', show: (row) => valueText(row) },
]

function VoucherState({ voucher }: { voucher: DeskVoucherRowFragment }) {
  if (!voucher.channelListings?.length) return <Tag tone="clay">{m.offers_no_channel()}</Tag>
  if (voucher.usageLimit !== null && voucher.used >= voucher.usageLimit)
    return <Tag tone="clay">{m.offers_used_up()}</Tag>
  return <OfferState startDate={voucher.startDate} endDate={voucher.endDate ?? null} />
}

function valueText({ type, discountValueType, channelListings }: DeskVoucherRowFragment): string {
  const values = (channelListings ?? []).map(({ discountValue, currency }) =>
    discountValueType === 'PERCENTAGE'
      ? type === 'SHIPPING' && discountValue >= 100
        ? m.offers_free_shipping()
        : `−${percentText(discountValue)}`
      : `−${moneyText({ amount: discountValue, currency })}`,
  )
  return [...new Set(values)].join(' · ') || '–'
}
