/** What needs somebody today, as counts that lead there. */
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '../../paraglide/messages.js'
import { Page, Section } from '../../parts/page.tsx'
import { request } from '../../platform/graphql.ts'
import { countText } from '../../platform/money.ts'
import { useMay } from '../../platform/rights.ts'
import { DeskTodayDocument } from './today.generated.ts'

export function Today() {
  const maySeeOrders = useMay('MANAGE_ORDERS')
  const { data } = useQuery({
    queryKey: ['orders', 'today'],
    enabled: maySeeOrders,
    queryFn: ({ signal }) => request(DeskTodayDocument, {}, signal),
  })
  return (
    <Page title={m.frame_today()}>
      <Section title={m.today_waits()}>
        <ul className="today-counts">
          <li>
            <Link to="/orders" search={{ status: 'READY_TO_FULFILL' }}>
              <b>{countText(data?.toPack?.totalCount ?? 0)}</b> {m.orders_view_pack()}
            </Link>
          </li>
          <li>
            <Link to="/orders" search={{ status: 'UNCONFIRMED' }}>
              <b>{countText(data?.toConfirm?.totalCount ?? 0)}</b> {m.orders_view_confirm()}
            </Link>
          </li>
        </ul>
      </Section>
    </Page>
  )
}
