/** The steps to the first sale of an empty shop, and which of them are done. */
import { useQuery } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../parts/icon.tsx'
import { Section } from '../../parts/page.tsx'
import { type Place, Way } from '../../parts/way.tsx'
import { isOwnService } from '../../platform/endpoint.ts'
import { useChannels, useMay } from '../../platform/rights.ts'
import { demoQuery } from './demo-facts.ts'
import type { Figures } from './figures.ts'

export function FirstSale({ steps }: { steps: Figures['steps'] }) {
  const isEmpty = useChannels().length === 0
  const mayStart = useMay('MANAGE_CHANNELS')
  const maySet = useMay('MANAGE_SETTINGS')
  const { data: demo } = useQuery({ ...demoQuery, enabled: maySet && isOwnService() })
  // A demo has a place of its own that leads there.
  const isOwn = maySet && demo?.isDemo === false
  const all: { title: string; text: string; isDone: boolean; to: Place[] }[] = [
    {
      title: m.today_step_product(),
      text: m.today_step_product_text(),
      isDone: steps.product,
      to: [{ to: '/products/new' }, { to: '/products' }, { to: '/import' }],
    },
    {
      title: m.today_step_shipping(),
      text: m.today_step_shipping_text(),
      isDone: steps.shipping,
      to: [{ to: '/settings/shipping' }, { to: '/settings' }, { to: '/import' }],
    },
    {
      title: m.today_step_payment(),
      text: m.today_step_payment_text(),
      isDone: steps.payment,
      to: [{ to: '/settings/payment' }, { to: '/settings' }],
    },
  ]
  return (
    <Section title={m.today_first_sale()}>
      {isEmpty && mayStart && (
        <p className="today-start">
          <Way to={[{ to: '/settings/start' }]} className="button">
            {m.today_start()}
          </Way>
          {m.today_start_text()}
        </p>
      )}
      {isOwn && (
        <p className="today-start">
          <Way to={[{ to: '/settings/guide' }]} className="button">
            {m.today_own()}
          </Way>
        </p>
      )}
      <ol className="today-steps">
        {all.map(({ title, text, isDone, to }, place) => (
          <li key={title} className={isDone ? 'today-step today-step--done' : 'today-step'}>
            <span className="today-step-mark" aria-hidden="true">
              {isDone ? <Icon name="check" small /> : place + 1}
            </span>
            <div>
              <Way to={to} className="today-step-name">
                {title}
              </Way>
              <span className="visually-hidden">{isDone ? m.today_step_done() : m.today_step_open()}</span>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
