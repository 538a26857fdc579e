/** The first page: what needs somebody, as counts that lead there, and what was sold. */
import { useQuery } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { Page, Section } from '../../parts/page.tsx'
import { type Place, useScreen, Way } from '../../parts/way.tsx'
import { isOwnService } from '../../platform/endpoint.ts'
import { request } from '../../platform/graphql.ts'
import { countText } from '../../platform/money.ts'
import { useMay } from '../../platform/rights.ts'
import { PAYABLE } from '../orders/payable.ts'
import { DemoShop } from './demo.tsx'
import { type Figures, figuresQuery, inboxQuery } from './figures.ts'
import { FirstSale } from './first-sale.tsx'
import { OutsideSales, Sales } from './sales.tsx'
import { DeskTodayDocument } from './today.generated.ts'

interface Count {
  name: (counted: { count: number }) => string
  count: number | null | undefined
  to: Place[]
  /** What it is about, where a word more helps. */
  detail?: string
  /** Tells of something that went wrong. */
  isFault?: boolean
  /** Can wait for a quiet hour. */
  isQuiet?: boolean
}

const toneOf = ({ isFault, isQuiet }: Count): string =>
  isFault ? 'today-count today-count--fault' : isQuiet ? 'today-count today-count--quiet' : 'today-count'

export function Today() {
  const maySeeOrders = useMay('MANAGE_ORDERS')
  const { data: orders, isPending } = useQuery({
    queryKey: ['orders', 'today'],
    enabled: maySeeOrders,
    queryFn: ({ signal }) => request(DeskTodayDocument, { payable: PAYABLE }, signal),
  })
  const { data: figures, isPending: isCounting, dataUpdatedAt } = useQuery(figuresQuery)
  const mayAnswer = useMay('MANAGE_USERS')
  const hasInbox = useScreen('/inbox') && mayAnswer
  const { data: questions } = useQuery({ ...inboxQuery, enabled: hasInbox && isOwnService() })
  const waiting: Count[] = [
    {
      name: m.today_pack,
      count: orders?.toPack?.totalCount,
      to: [{ to: '/orders', search: { status: 'READY_TO_FULFILL' } }],
    },
    {
      name: m.today_confirm,
      // Those that wait for their shopper's payment need nobody yet.
      count: (orders?.toConfirm?.totalCount ?? 0) - (orders?.toPay?.totalCount ?? 0),
      to: [{ to: '/orders', search: { status: 'UNCONFIRMED' } }],
    },
    { name: m.today_questions, count: questions, to: [{ to: '/inbox' }] },
    ...(figures ? countsOf(figures) : []),
    {
      name: m.today_to_pay,
      count: orders?.toPay?.totalCount,
      to: [{ to: '/orders', search: { status: 'PAYABLE' } }],
      isQuiet: true,
    },
  ]
  const some = waiting.filter(({ count }) => count)
  const isReady = (!maySeeOrders || !isPending) && (!isOwnService() || !isCounting)
  return (
    <Page title={m.frame_today()}>
      {figures && !figures.steps.order && <FirstSale steps={figures.steps} />}
      <Section title={m.today_waits()}>
        {some.length > 0 ? (
          <ul className="today-counts">
            {some.map((one) => (
              <li key={one.name({ count: 0 })}>
                <Way to={one.to} className={toneOf(one)}>
                  <b>{countText(one.count!)}</b>
                  <span>
                    {one.name({ count: one.count! })}
                    {one.detail && <small>{one.detail}</small>}
                  </span>
                </Way>
              </li>
            ))}
          </ul>
        ) : isReady ? (
          <p className="today-quiet">{m.today_nothing()}</p>
        ) : (
          <div className="today-counts" aria-busy="true">
            {[1, 2, 3, 4].map((place) => (
              <span key={place} className="today-bone skeleton" />
            ))}
          </div>
        )}
      </Section>
      {figures?.sales && <Sales sales={figures.sales} at={dataUpdatedAt} />}
      {!isOwnService() && maySeeOrders && <OutsideSales />}
      {figures && (
        <div className="today-beside">
          {figures.best && figures.best.length > 0 && (
            <Section title={m.today_best()}>
              <ol className="today-best">
                {figures.best.map(({ product, quantity }) => (
                  <li key={product.id}>
                    <Way to={[{ to: '/products/$id', params: { id: product.id } }]}>{product.name}</Way>
                    <span className="today-best-bar" aria-hidden="true">
                      <span style={{ inlineSize: `${(quantity / figures.best![0]!.quantity) * 100}%` }} />
                    </span>
                    <span>{m.today_pieces({ count: countText(quantity) })}</span>
                  </li>
                ))}
              </ol>
            </Section>
          )}
          {figures.carts && figures.carts.count > 0 && (
            <Section title={m.today_carts()}>
              <p>
                {m.today_carts_text({
                  count: countText(figures.carts.count),
                  known: countText(figures.carts.withEmail),
                })}
              </p>
            </Section>
          )}
        </div>
      )}
      <DemoShop />
    </Page>
  )
}

function countsOf({ payments, refunds, stock, untranslated, mailsFailed, jobsFailing }: Figures): Count[] {
  return [
    { name: m.today_payments, count: payments && payments.reviews + payments.byHand, to: [{ to: '/payments' }] },
    { name: m.today_refunds, count: refunds, to: [{ to: '/payments' }] },
    {
      name: m.today_sold_out,
      count: stock?.soldOut,
      to: [{ to: '/products', search: { view: 'stock', stock: 'out' } }],
      isQuiet: true,
    },
    {
      name: ({ count }) => m.today_low({ count, most: stock?.lowMeans ?? 0 }),
      count: stock?.low,
      to: [{ to: '/products', search: { view: 'stock', stock: 'low' } }],
      isQuiet: true,
    },
    {
      name: m.today_untranslated,
      count: untranslated,
      to: [{ to: '/texts', search: { tab: 'translations' } }],
      isQuiet: true,
    },
    { name: m.today_mails, count: mailsFailed, to: [{ to: '/inbox' }], isFault: true },
    {
      name: m.today_jobs,
      count: jobsFailing?.length,
      to: [],
      isFault: true,
      detail: jobsFailing?.map(({ name, error }) => `${name}: ${error}`).join(' · ') ?? '',
    },
  ]
}
