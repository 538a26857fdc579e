/** The parcels of an order that were sent: when, and how they can be followed. */
import { useQuery } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { formatDate } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/i18n.ts'
import { Coming } from './shown-whole.tsx'
import { fetchParcels } from './api.ts'

export function SentParcels({ order }: { order: string }) {
  const language = useLanguage()
  const { data = [], isLoading } = useQuery({
    queryKey: ['payment-parcels', order],
    queryFn: () => fetchParcels(order),
  })
  if (isLoading) return <Coming />
  if (data.length === 0) return null
  return (
    <section className="finished-order" aria-labelledby="sent-parcels">
      <h2 className="text-heading" id="sent-parcels">
        {m.payment_parcels()}
      </h2>
      <ul>
        {data.map(({ id, fulfillmentOrder, created, trackingNumber }) => (
          <li key={id}>
            {m.payment_parcel({ number: fulfillmentOrder })}, {formatDate(created, language, true)}
            {trackingNumber && (
              <>
                <br />
                {m.payment_parcel_tracking()} <Tracking number={trackingNumber} />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A tracking number, or a link where the carrier gives a web address instead of a number. */
function Tracking({ number }: { number: string }) {
  if (!/^https?:\/\/\S+$/i.test(number)) return <strong className="finished-tracking">{number}</strong>
  return (
    <a href={number} rel="noreferrer" target="_blank" className="finished-tracking">
      {number}
    </a>
  )
}
