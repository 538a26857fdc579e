/** The way to each section: a column on wide screens, a bar at the foot on phones. */
import { Link, useLocation } from '@tanstack/react-router'
import { m } from '../paraglide/messages.js'
import { Icon } from '../parts/icon.tsx'
import { isOwnService, shopOrigin } from '../platform/endpoint.ts'
import { mayDo, useOffered } from '../platform/rights.ts'
import { type Person, usePerson } from '../platform/session.ts'
import { useShopName } from '../platform/shop-name.ts'
import { Menu } from '../parts/menu.tsx'
import { useAccountActs } from './account.ts'
import { openPalette } from './palette-state.ts'
import { PLACES, type Section, SECTIONS } from './sections.ts'

/** The sections that whoever is signed in may enter and the server offers. */
export function useSections(): readonly Section[] {
  const person = usePerson()
  return SECTIONS.filter((section) => isOpen(section, person))
}

/** The places within sections that whoever is signed in may enter. */
export function usePlaces(): typeof PLACES {
  const person = usePerson()
  return PLACES.filter((place) => isOpen(place, person))
}

const isOpen = ({ needs, own }: Pick<Section, 'needs' | 'own'>, person: Person | null): boolean =>
  (needs.length === 0 || mayDo(person, ...needs)) && (!own || isOwnService())

export function Navigation() {
  const person = usePerson()
  const sections = useSections()
  const phone = sections.filter((section) => section.phone)
  const wide = sections.filter((section) => section.phone !== 'only')
  const name = [person?.firstName, person?.lastName].filter(Boolean).join(' ') || person?.email || ''
  const account = useAccountActs()
  return (
    <>
      <nav className="navigation" aria-label={m.frame_sections()}>
        <a className="navigation-shop" href={`${shopOrigin()}/`} title={m.frame_to_shop()}>
          {useShopName() || m.frame_to_shop()}
        </a>
        <button type="button" className="navigation-find" onClick={openPalette} aria-keyshortcuts="Control+K">
          <Icon name="search" small />
          <span>{m.frame_find()}</span>
          <kbd>Ctrl K</kbd>
        </button>
        <ul>
          {wide.map((section) => (
            <Place key={section.keys} section={section} />
          ))}
        </ul>
        <div className="navigation-person">
          <span title={person?.email}>{name}</span>
          <Menu label={m.frame_account()} items={account}>
            <Icon name="more" />
          </Menu>
        </div>
      </nav>
      <nav className="foot" aria-label={m.frame_sections()}>
        <ul>
          {phone.map((section) => (
            <Place key={section.keys} section={section} />
          ))}
          <li>
            <button type="button" className="navigation-place" onClick={openPalette}>
              <Icon name="search" />
              <span>{m.frame_find_short()}</span>
            </button>
          </li>
        </ul>
      </nav>
    </>
  )
}

function Place({ section: { to, search, label, icon, offered, also } }: { section: Section }) {
  const isOffered = useOffered(offered ?? 'me')
  const isAlso = useLocation({ select: ({ pathname }) => also !== undefined && pathname.startsWith(also) })
  if (!isOffered) return null
  return (
    <li>
      <Link
        to={to}
        search={search as never}
        className="navigation-place"
        activeOptions={{ exact: to === '/', includeSearch: false }}
        {...(isAlso ? { 'aria-current': 'page' } : {})}
      >
        <Icon name={icon} />
        <span>{label()}</span>
      </Link>
    </li>
  )
}
