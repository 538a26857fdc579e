/** What was sent to a webhook: each with its attempts and its content, to be sent again. */
import { Button } from '@semena/ui/button'
import { useQueryClient } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { Moment, Tag, type Tone } from '../../parts/figures.tsx'
import { Section } from '../../parts/page.tsx'
import { pagesOf, usePages } from '../../parts/pages.ts'
import { mutate, request } from '../../platform/graphql.ts'
import { DeskDeliveriesDocument, type DeskDeliveriesQuery, DeskSendAgainDocument } from './apps.generated.ts'

type Delivery = NonNullable<NonNullable<DeskDeliveriesQuery['webhook']>['eventDeliveries']>['edges'][number]['node']

const STATES: Record<Delivery['status'], [Tone, () => string]> = {
  PENDING: ['quiet', m.apps_waiting],
  SUCCESS: ['leaf', m.apps_delivered],
  FAILED: ['err', m.apps_failed],
}

const deliveriesQuery = (id: string) =>
  pagesOf<Delivery>(
    ['apps', 'deliveries', id],
    async (after, signal) =>
      (await request(DeskDeliveriesDocument, { id, after }, signal)).webhook?.eventDeliveries ?? null,
  )

export function Deliveries({ webhook }: { webhook: string }) {
  const client = useQueryClient()
  const { rows, hasMore, onMore, onAgain } = usePages(deliveriesQuery(webhook))
  const again = useAct(
    async (id: string) => {
      const { faults } = await mutate(DeskSendAgainDocument, { id })
      await client.invalidateQueries({ queryKey: ['apps', 'deliveries', webhook] })
      return faults
    },
    { done: m.apps_sent_again() },
  )
  return (
    <Section
      title={m.apps_deliveries()}
      actions={
        <Button look="link" onClick={onAgain}>
          {m.apps_refresh()}
        </Button>
      }
    >
      {rows?.length === 0 && <p className="apps-note">{m.apps_no_deliveries()}</p>}
      <div>
        {rows?.map((delivery) => (
          <One key={delivery.id} delivery={delivery} onAgain={() => void again.run(delivery.id)} />
        ))}
      </div>
      {hasMore && (
        <Button look="line" onClick={onMore}>
          {m.parts_more()}
        </Button>
      )}
    </Section>
  )
}

function One({ delivery, onAgain }: { delivery: Delivery; onAgain: () => void }) {
  const [tone, text] = STATES[delivery.status]
  const attempts = delivery.attempts?.edges.map(({ node }) => node) ?? []
  return (
    <details className="apps-delivery">
      <summary>
        <code>{delivery.eventType}</code>
        <Moment at={delivery.createdAt} />
        <Tag tone={tone}>{text()}</Tag>
      </summary>
      <div className="apps-delivery-body">
        <ul className="apps-lines" aria-label={m.apps_attempts()}>
          {attempts.map((attempt) => (
            <li key={attempt.id}>
              <Moment at={attempt.createdAt} />
              <span>{attempt.responseStatusCode ?? '–'}</span>
              <span>{attempt.duration == null ? '' : m.apps_seconds({ seconds: attempt.duration.toFixed(2) })}</span>
              <Tag tone={STATES[attempt.status][0]}>{STATES[attempt.status][1]()}</Tag>
              {attempt.response && <span className="apps-note">{attempt.response.slice(0, 200)}</span>}
            </li>
          ))}
        </ul>
        <pre className="apps-code">{pretty(delivery.payload)}</pre>
        <div>
          <Button look="line" onClick={onAgain}>
            {m.apps_send_again()}
          </Button>
        </div>
      </div>
    </details>
  )
}

function pretty(payload: string | null | undefined): string {
  try {
    return JSON.stringify(JSON.parse(payload ?? ''), null, 2)
  } catch {
    return payload ?? ''
  }
}
