/** The first page: what needs somebody, as counts that lead there, and what was sold. */
import { useQuery } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { Page, Section } from '../../parts/page.tsx'
import { type Place, useScreen, Way } from '../../parts/way.tsx'
import { isOwnService } from '../../platform/endpoint.ts'
import { request } from '../../platform/graphql.ts'
import { countText } from '../../platform/money.ts'
import { useMay } from '../../platform/rights.ts'
import { type Figures, figuresQuery, inboxQuery } from './figures.ts'
import { FirstSale } from './first-sale.tsx'
import { OutsideSales, Sales } from './sales.tsx'
import { DeskTodayDocument } from './today.generated.ts'

interface Count {
  name: string
  count: number | null | undefined
  to: Place[]
  /** What it is about, where a word more helps. */
  detail?: string
  /** Tells of something that went wrong. */
  isFault?: boolean
}

export function Today() {
  const maySeeOrders = useMay('MANAGE_ORDERS')
  const { data: orders, isPending } = useQuery({
    queryKey: ['orders', 'today'],
    enabled: maySeeOrders,
    queryFn: ({ signal }) => request(DeskTodayDocument, {}, signal),
  })
  const { data: figures, isPending: isCounting, dataUpdatedAt } = useQuery(figuresQuery)
  const mayAnswer = useMay('MANAGE_USERS')
  const hasInbox = useScreen('/inbox') && mayAnswer
  const { data: questions } = useQuery({ ...inboxQuery, enabled: hasInbox && isOwnService() })
  const waiting: Count[] = [
    {
      name: m.today_pack(),
      count: orders?.toPack?.totalCount,
      to: [{ to: '/orders', search: { status: 'READY_TO_FULFILL' } }],
    },
    {
      name: m.today_confirm(),
      count: orders?.toConfirm?.totalCount,
      to: [{ to: '/orders', search: { status: 'UNCONFIRMED' } }],
    },
    { name: m.today_questions(), count: questions, to: [{ to: '/inbox' }] },
    ...(figures ? countsOf(figures) : []),
  ]
  const some = waiting.filter(({ count }) => count)
  const isReady = (!maySeeOrders || !isPending) && (!isOwnService() || !isCounting)
  return (
    <Page title={m.frame_today()}>
      {figures && !figures.steps.order && <FirstSale steps={figures.steps} />}
      <Section title={m.today_waits()}>
        {some.length > 0 ? (
          <ul className="today-counts">
            {some.map(({ name, count, to, detail, isFault }) => (
              <li key={name}>
                <Way to={to} className={isFault ? 'today-count today-count--fault' : 'today-count'}>
                  <b>{countText(count!)}</b>
                  <span>
                    {name}
                    {detail && <small>{detail}</small>}
                  </span>
                </Way>
              </li>
            ))}
          </ul>
        ) : (
          <p className="today-quiet">{isReady ? m.today_nothing() : m.parts_more_comes()}</p>
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
    </Page>
  )
}

function countsOf({ payments, refunds, stock, untranslated, mailsFailed, jobsFailing }: Figures): Count[] {
  return [
    { name: m.today_payments(), count: payments && payments.reviews + payments.byHand, to: [{ to: '/payments' }] },
    { name: m.today_refunds(), count: refunds, to: [{ to: '/orders' }] },
    {
      name: m.today_sold_out(),
      count: stock?.soldOut,
      to: [{ to: '/products', search: { view: 'stock' } }],
    },
    {
      name: m.today_low({ count: stock?.lowMeans ?? 0 }),
      count: stock?.low,
      to: [{ to: '/products', search: { view: 'stock' } }],
    },
    { name: m.today_untranslated(), count: untranslated, to: [{ to: '/texts', search: { tab: 'translations' } }] },
    { name: m.today_mails(), count: mailsFailed, to: [{ to: '/inbox' }], isFault: true },
    {
      name: m.today_jobs(),
      count: jobsFailing?.length,
      to: [],
      isFault: true,
      detail: jobsFailing?.map(({ name, error }) => `${name}: ${error}`).join(' · ') ?? '',
    },
  ]
}
