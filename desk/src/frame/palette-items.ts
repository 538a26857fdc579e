/** What the palette shows for some letters, in its order: what is there at once, and what the service finds. */
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Found } from '../parts/found.ts'
import type { IconName } from '../parts/icon.tsx'
import { useOffers } from '../platform/rights.ts'
import { usePerson } from '../platform/session.ts'
import { useAccountActs } from './account.ts'
import { closestFirst } from './closest.ts'
import { FEWEST_LETTERS, foundQuery, mailsOf } from './finders.ts'
import { usePlaces, useSections } from './navigation.tsx'

/** What can be chosen. */
export interface Item {
  /** Unique among what is shown. */
  value: string
  title: string
  detail?: string
  /** The keys that lead there. */
  keys?: string
  icon: IconName
  onSelect: () => void
}

const matches = (label: string, text: string): boolean => label.toLowerCase().includes(text.toLowerCase())

/** The items for a text. `ask` asks the service for another text, for which the items are not shown yet. */
export function useItems(text: string) {
  const asked = text.trim()
  const client = useQueryClient()
  const navigate = useNavigate()
  const person = usePerson()
  const isOffered = useOffers()
  const { data, isFetching } = useQuery(foundQuery(asked, person, isOffered))
  const sections = useSections().filter(({ label }) => matches(label(), asked))
  const places = usePlaces().filter(
    ({ label, needs }) => needs.length > 0 && asked.length > 0 && matches(label(), asked),
  )
  const acts = useAccountActs().filter(({ label }) => matches(label, asked))

  // What was found for fewer letters and still fits is shown until the service has answered for more of them.
  const found = closestFirst([...(data ?? known(client, asked)), ...mailsOf(asked, person)], asked)
  const ofSection = ({ to, search, label, icon, keys }: (typeof sections)[number]): Item => ({
    value: keys.replaceAll(' ', '-'),
    title: label(),
    keys,
    icon,
    onSelect: () => void navigate({ to, search: search as never }),
  })
  // Who types the name of a section wants it first; otherwise what is found comes before what only holds the letters.
  const isNamed = ({ label }: (typeof sections)[number]): boolean =>
    label().toLowerCase().startsWith(asked.toLowerCase())
  const items: Item[] = [
    ...sections.filter(isNamed).map(ofSection),
    ...found.map(({ id, title, detail, icon, link }) => ({
      value: id,
      title,
      ...(detail ? { detail } : {}),
      icon,
      onSelect: () => void navigate(link as never),
    })),
    ...sections.filter((section) => !isNamed(section)).map(ofSection),
    ...places.map(({ to, label, icon }) => ({
      value: to,
      title: label(),
      icon,
      onSelect: () => void navigate({ to }),
    })),
    ...acts.map(({ label, icon, onPress }, at) => ({ value: `act-${at}`, title: label, icon, onSelect: onPress })),
  ]
  const ask = (other: string): void => {
    const next = foundQuery(other.trim(), person, isOffered)
    if (next.enabled) void client.prefetchQuery(next)
  }
  return { asked, items, isBusy: isFetching, ask }
}

function known(client: QueryClient, asked: string): Found[] {
  for (let length = asked.length - 1; length >= FEWEST_LETTERS; length--) {
    const found = client.getQueryData<Found[]>(['palette', asked.slice(0, length).trim()])
    if (found) return found.filter(({ title, detail }) => matches(`${title} ${detail ?? ''}`, asked))
  }
  return []
}
