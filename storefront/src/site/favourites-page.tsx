/** The visitor's favourites. They are stored on the device, so the list comes after hydration. */
import { useQuery } from '@tanstack/react-query'
import { Link, useHydrated } from '@tanstack/react-router'
import { OwnCard, ROW_SIZES, bySlugsQuery, useRanks } from '../features/catalog/index.ts'
import { useFavourites } from '../features/favourites/index.ts'
import { m } from '../paraglide/messages.js'
import { useChannel } from '../platform/channel.ts'
import { languageCode } from '../platform/i18n.ts'
import { useMe } from '../platform/user-store.ts'
import { EmptyState } from '@semena/ui/blank'
import { Button, buttonClass } from '@semena/ui/button'
import { NoScript } from '@semena/ui/no-script'
import { CardSkeletons } from './card-skeletons.tsx'

export function FavouritesPage() {
  const hydrated = useHydrated()
  const signedIn = useMe() !== null
  return (
    <div className="wrap favourites-page">
      <h1 className="page-title">{m.favourites_title()}</h1>
      <NoScript>{m.favourites_noscript()}</NoScript>
      {hydrated ? (
        <FavouritesList heading="h2" lead={signedIn ? m.favourites_lead_account() : m.favourites_lead()} />
      ) : (
        <CardSkeletons count={5} />
      )}
    </div>
  )
}

/** The list of favourites, for the browser only. */
export function FavouritesList({ heading, lead }: { heading: 'h2' | 'h3'; lead?: string }) {
  const slugs = useFavourites()
  const place = { channel: useChannel().slug, language: languageCode() }
  // The shown list is kept while another loads, so that removing a favourite does not empty the page.
  const { data, isError, refetch } = useQuery({ ...bySlugsQuery(place, slugs), placeholderData: (before) => before })
  const ranks = useRanks()
  if (slugs.length === 0) {
    return (
      <EmptyState title={m.favourites_empty_title()} text={m.favourites_empty_text()}>
        <Link to="/catalog" className={buttonClass({ look: 'leaf' })}>
          {m.favourites_empty_action()}
        </Link>
      </EmptyState>
    )
  }
  if (isError) {
    return (
      <EmptyState title={m.favourites_failed()} role="alert">
        <Button look="line" onClick={() => void refetch()}>
          {m.favourites_retry()}
        </Button>
      </EmptyState>
    )
  }
  if (!data) return <CardSkeletons count={Math.min(slugs.length, 10)} />
  const found = data.filter(({ slug }) => slugs.includes(slug))
  const gone = data.length > 0 || slugs.length === 0 ? slugs.length - found.length : slugs.length
  return (
    <>
      {lead && <p className="text-soft favourites-page-lead">{lead}</p>}
      <div className="card-grid">
        {found.map((variety) => (
          <OwnCard key={variety.slug} variety={variety} ranks={ranks} heading={heading} sizes={ROW_SIZES} />
        ))}
      </div>
      {gone > 0 && <p className="text-quiet">{m.favourites_gone({ count: gone })}</p>}
    </>
  )
}
