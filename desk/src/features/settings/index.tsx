/** Settings: the places one may enter, each with a line on what is done there. */
import { Link } from '@tanstack/react-router'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../parts/icon.tsx'
import { Page, Section } from '../../parts/page.tsx'
import { isOwnService } from '../../platform/endpoint.ts'
import { mayDo, useOffered } from '../../platform/rights.ts'
import { usePerson } from '../../platform/session.ts'
import { SETTINGS_PLACES, type SettingsPlace } from './places.ts'

const GROUPS = { shop: m.settings_group_shop, people: m.settings_group_people, programs: m.settings_group_programs }

export function SettingsIndex() {
  const person = usePerson()
  const places = SETTINGS_PLACES.filter(
    ({ needs, own }) => (needs.length === 0 || mayDo(person, ...needs)) && (!own || isOwnService()),
  )
  return (
    <Page title={m.settings_title()}>
      <div className="settings-index">
        {(Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((group) => {
          const those = places.filter((place) => place.group === group)
          if (those.length === 0) return null
          return (
            <Section key={group} title={GROUPS[group]()}>
              <ul className="settings-index-list">
                {those.map((place) => (
                  <One key={place.to} place={place} />
                ))}
              </ul>
            </Section>
          )
        })}
      </div>
    </Page>
  )
}

function One({ place: { to, label, text, icon, offered } }: { place: SettingsPlace }) {
  if (!useOffered(offered ?? 'me')) return null
  return (
    <li>
      <Link to={to} className="settings-index-place">
        <Icon name={icon} />
        <span>
          <strong>{label()}</strong>
          <span>{text()}</span>
        </span>
      </Link>
    </li>
  )
}

/** The way back from a place of settings. */
export const toSettings = () => ({ to: '/settings' as const, label: m.settings_title() })
