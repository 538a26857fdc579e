/** The varieties looked at last, as small plates in one row. */
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '../../../paraglide/messages.js'
import { useChannel } from '../../../platform/channel.ts'
import { languageCode } from '../../../platform/i18n.ts'
import { formatPrice } from '../../../platform/money.ts'
import { VarietyPicture } from '../plate-picture.tsx'
import { bySlugsQuery } from '../queries.ts'
import { Section } from '../section.tsx'
import { clearRecent } from './store.ts'

export default function RecentRow({ slugs }: { slugs: readonly string[] }) {
  const place = { channel: useChannel().slug, language: languageCode() }
  const { data } = useQuery({ ...bySlugsQuery(place, slugs), placeholderData: (before) => before, retry: false })
  const shown = data?.filter(({ slug }) => slugs.includes(slug)) ?? []
  const forget = (): void => {
    clearRecent()
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  // Another channel may have none of these varieties; then the row is left out.
  if (data && shown.length === 0) return null
  return (
    <Section
      title={m.recent_title()}
      note={m.recent_note()}
      link={
        <button type="button" className="button-link" onClick={forget}>
          {m.recent_clear()}
        </button>
      }
    >
      <ul className="recent-row">
        {shown.map(({ slug, name, plate, price, pack }) => (
          <li key={slug}>
            <Link to="/sort/$slug" params={{ slug }}>
              <span className="plate">{plate && <VarietyPicture picture={plate} sizes="8rem" alt="" />}</span>
              <b>{name}</b>
              {price && (
                <span>
                  {pack ? [pack.name, formatPrice(price)].filter(Boolean).join(' · ') : m.catalog_badge_sold_out()}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
