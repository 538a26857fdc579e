/** The list of promotions: what lowers prices by itself, without a code. */
import { Link, Navigate, getRouteApi, useNavigate } from '@tanstack/react-router'
import { m } from '../../paraglide/messages.js'
import { Pick, SearchBox } from '../../parts/forms.tsx'
import { type Column, List } from '../../parts/list.tsx'
import { NoneFits, Nothing } from '../../parts/page.tsx'
import { pagesOf, usePages } from '../../parts/pages.ts'
import { request } from '../../platform/graphql.ts'
import { countText, moneyText, percentText } from '../../platform/money.ts'
import { useMay } from '../../platform/rights.ts'
import { type DeskPromotionRowFragment, DeskPromotionsDocument } from './promotions.generated.ts'
import type { PromotionWhereInput } from '../../platform/inputs.generated.ts'
import { OfferState, untilText } from './states.tsx'
import { type OfferSearch, known } from './search.ts'
import { OfferPage } from './tabs.tsx'
import { WHEN, whenOf } from './dates.ts'

const PAGE = 50

function whereOf({ state }: OfferSearch): PromotionWhereInput | null {
  // To the minute, so that the same question is asked the same way for a while.
  const now = new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString()
  const parts: PromotionWhereInput[] = [
    ...(state === 'SCHEDULED' ? [{ startDate: { range: { gte: now } } }] : []),
    ...(state === 'EXPIRED' ? [{ endDate: { range: { lte: now } } }] : []),
    ...(state === 'ACTIVE' ? [{ startDate: { range: { lte: now } } }] : []),
  ]
  return parts.length ? { AND: parts } : null
}

const fits = (row: DeskPromotionRowFragment, { search = '', state }: OfferSearch): boolean =>
  row.name.toLocaleLowerCase().includes(search.toLocaleLowerCase()) &&
  (!state || whenOf({ startDate: row.startDate, endDate: row.endDate ?? null }) === state)

/**
 * A page of what fits. Saleor finds promotions by their whole name only, and none that are on now; so the service's pages
 * are read until enough of them fits.
 */
async function fitting(search: OfferSearch, from: string | null, signal: AbortSignal) {
  const edges: { node: DeskPromotionRowFragment }[] = []
  for (let after = from; ;) {
    const asked = { where: whereOf(search), sortBy: { field: 'CREATED_AT', direction: 'DESC' } } as const
    // Each page is told by the one before it.
    // oxlint-disable-next-line no-await-in-loop
    const { promotions } = await request(DeskPromotionsDocument, { first: PAGE, after, ...asked }, signal)
    if (!promotions) return null
    edges.push(...promotions.edges.filter(({ node }) => fits(node, search)))
    const { pageInfo, totalCount } = promotions
    if (edges.length >= PAGE || !pageInfo.hasNextPage || !pageInfo.endCursor) {
      // How many fit is known where all of them were read in one go.
      const isAll = from === null && !pageInfo.hasNextPage
      return {
        edges,
        pageInfo,
        totalCount: isAll ? edges.length : known(search).search || search.state ? null : totalCount,
      }
    }
    after = pageInfo.endCursor
  }
}

const route = getRouteApi('/offers/')

export function PromotionList() {
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/offers/' })
  const may = useMay('MANAGE_DISCOUNTS')
  const pages = usePages(
    pagesOf<DeskPromotionRowFragment>(['promotions', 'list', search], async (after, signal) => {
      if (!may) return null
      return fitting(search, after, signal)
    }),
  )
  if (!may) return <Navigate to="/offers/cards" />
  const change = (part: OfferSearch): void =>
    void navigate({ search: (before) => known({ ...before, ...part }), replace: true })
  const add = (
    <Link to="/offers/promotions/new" className="button">
      {m.offers_new_promotion()}
    </Link>
  )
  return (
    <OfferPage aside={pages.total === null ? null : countText(pages.total)} actions={add}>
      <div className="filters">
        <SearchBox
          label={m.offers_name()}
          value={search.search ?? ''}
          onChange={(text) => change({ search: text || undefined })}
        />
        <Pick
          label={m.offers_state()}
          value={search.state ?? ''}
          options={(['ACTIVE', 'SCHEDULED', 'EXPIRED'] as const).map((value) => ({ value, label: WHEN[value][1]() }))}
          onChange={(state) => change({ state: state || undefined })}
        />
      </div>
      <List
        label={m.offers_promotions()}
        {...pages}
        columns={COLUMNS()}
        link={(row) => ({ to: '/offers/promotions/$id', params: { id: row.id } })}
        onOpen={(row) => void navigate({ to: '/offers/promotions/$id', params: { id: row.id } })}
        empty={
          Object.keys(search).length ? (
            <NoneFits onClear={() => void navigate({ search: {} })} />
          ) : (
            <Nothing title={m.offers_no_promotions()} text={m.offers_no_promotions_text()} action={add} />
          )
        }
      />
    </OfferPage>
  )
}

const COLUMNS = (): Column<DeskPromotionRowFragment>[] => [
  { name: 'name', title: m.offers_name(), show: (row) => row.name },
  { name: 'state', title: m.offers_state(), show: (row) => <OfferState {...row} /> },
  { name: 'until', title: m.offers_when(), show: (row) => untilText(row) },
  {
    name: 'type',
    title: m.offers_applies(),
    minor: true,
    show: (row) => (row.type === 'ORDER' ? m.offers_type_order() : m.offers_type_catalogue()),
  },
  {
    name: 'channels',
    title: m.offers_channels(),
    minor: true,
    show: (row) =>
      [...new Set(row.rules?.flatMap(({ channels }) => channels?.map(({ name }) => name) ?? []))].join(', ') || '–',
  },
  {
    name: 'reward',
    title: m.offers_reward(),
    align: 'right',
    show: (row) => [...new Set(row.rules?.map(rewardText))].join(' · ') || '–',
  },
]

/** Such as `−15%`. */
export function rewardText({
  rewardType,
  rewardValue,
  rewardValueType,
  channels,
}: NonNullable<DeskPromotionRowFragment['rules']>[number]): string {
  if (rewardType === 'GIFT') return m.offers_gift()
  if (rewardValue === null) return '–'
  const [channel] = channels ?? []
  return rewardValueType === 'PERCENTAGE' || !channel
    ? `−${percentText(rewardValue)}`
    : `−${moneyText({ amount: rewardValue, currency: channel.currencyCode })}`
}
