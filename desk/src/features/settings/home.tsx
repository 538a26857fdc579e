/** The sections of the home page: their order, which are shown, and what stands in them (docs/rules.md#home-sections). */
import {
  HOME_KEY,
  MOST_SECTIONS,
  readHome,
  ROW_FORMS,
  type RowForm,
  type Section as HomeSection,
  SECTION_TEXTS,
  sectionFacts,
  sectionId,
  type SectionKind,
} from '@semena/contract/home'
import { LANGUAGES } from '@semena/contract/languages'
import { newSection, USUAL_HOME } from '@semena/contract/usual-home'
import { Button } from '@semena/ui/button'
import { CheckField } from '@semena/ui/check-field'
import { SelectField } from '@semena/ui/select-field'
import { TextField } from '@semena/ui/text-field'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { EditedPage } from '../../parts/edited.tsx'
import { Fields } from '../../parts/forms.tsx'
import { Grip, moved } from '../../parts/grip.tsx'
import { LoadedPage } from '../../parts/loaded.tsx'
import { Section } from '../../parts/page.tsx'
import { useEdited } from '../../parts/use-edited.ts'
import { Way } from '../../parts/way.tsx'
import type { Fault } from '../../platform/faults.ts'
import { request } from '../../platform/graphql.ts'
import { LANGUAGE_NAMES } from '../../platform/i18n.ts'
import { readAnew } from '../../platform/query-client.ts'
import { DeskHomeTargetsDocument } from './face.generated.ts'
import { type Face, faceQuery, saveDraft, valueOf } from './face.ts'
import { FaceBeside } from './face-page.tsx'
import { toSettings } from './index.tsx'

interface Form {
  sections: HomeSection[]
}

const homeOf = (face: Face): Form => {
  const own = readHome(valueOf(face, HOME_KEY))
  return { sections: own ?? structuredClone([...USUAL_HOME]) }
}

/** What the kinds are called, and where what they show is written. */
const KINDS: Record<SectionKind, { name: () => string; text: () => string }> = {
  cover: { name: m.settings_home_cover, text: m.settings_home_cover_text },
  claims: { name: m.settings_home_claims, text: m.settings_home_claims_text },
  row: { name: m.settings_home_row, text: m.settings_home_row_text },
  finder: { name: m.settings_home_finder, text: m.settings_home_finder_text },
  map: { name: m.settings_home_map, text: m.settings_home_map_text },
  collections: { name: m.settings_home_collections, text: m.settings_home_collections_text },
  posts: { name: m.settings_home_posts, text: m.settings_home_posts_text },
  recent: { name: m.settings_home_recent, text: m.settings_home_recent_text },
  newsletter: { name: m.settings_home_newsletter, text: m.settings_home_newsletter_text },
  page: { name: m.settings_home_page, text: m.settings_home_page_text },
  about: { name: m.settings_home_about, text: m.settings_home_about_text },
}
/** Kinds whose content is written with the texts of the shop. */
const WITH_TEXTS: ReadonlySet<SectionKind> = new Set(['cover', 'claims', 'page', 'about', 'posts'])
const FORMS: Record<RowForm, () => string> = { cards: m.settings_home_cards, table: m.settings_home_table }
const GROUP = 'home-sections'

/** What rows and texts of pages can be about, by slug. */
const targetsQuery = queryOptions({
  queryKey: ['home-targets'],
  queryFn: async ({ signal }) => {
    const { collections, pages } = await request(DeskHomeTargetsDocument, {}, signal)
    return {
      row: (collections?.edges ?? []).map(({ node }) => ({ value: node.slug, label: node.name })),
      page: (pages?.edges ?? []).map(({ node }) => ({ value: node.slug, label: node.title })),
    }
  },
})
type Target = 'row' | 'page'
const TARGETS: readonly Target[] = ['row', 'page']

export function HomeSettings() {
  return (
    <LoadedPage query={useQuery(faceQuery)} title={m.settings_home()} back={toSettings()}>
      {(face) => <HomeForm face={face} />}
    </LoadedPage>
  )
}

/** The fields that are wrong, such as `row popular.count`. */
const faultsOf = ({ sections }: Form): Fault[] =>
  sections.flatMap((section) => {
    const { count: range } = sectionFacts(section.kind)
    const isCount =
      !range || (Number.isInteger(section.count) && section.count >= range.least && section.count <= range.most)
    return isCount
      ? []
      : [{ code: 'COUNT', field: `${sectionId(section)}.count`, message: m.settings_home_count_wrong(range) }]
  })

function HomeForm({ face }: { face: Face }) {
  const { data: targets = { row: [], page: [] } } = useQuery(targetsQuery)
  const server = homeOf(face)
  const edited = useEdited<Form>({
    noun: 'shop-home',
    id: face.id,
    server,
    fields: server.sections.map((section) => `${sectionId(section)}.count`),
    check: faultsOf,
    read: async () => homeOf(await readAnew(faceQuery)),
    save: async (_from, to) => ({
      faults: await saveDraft({
        [HOME_KEY]: JSON.stringify(to.sections) === JSON.stringify(USUAL_HOME) ? '' : JSON.stringify(to),
      }),
    }),
    done: m.settings_draft_saved(),
  })
  const { sections } = edited.value
  const set = (change: (before: HomeSection[]) => HomeSection[]) =>
    edited.set((form) => ({ sections: change(form.sections) }))
  const nameOf = ({ kind, slug }: Pick<HomeSection, 'kind' | 'slug'>): string => {
    const name = KINDS[kind].name()
    if (kind !== 'row' && kind !== 'page') return name
    return `${name}: ${targets[kind].find(({ value }) => value === slug)?.label ?? slug}`
  }
  return (
    <EditedPage
      edited={edited}
      title={m.settings_home()}
      back={toSettings()}
      make={m.parts_save()}
      labelOf={() => m.settings_home_sections()}
    >
      <FaceBeside face={face}>
        <p className="settings-note">{m.settings_home_lead()}</p>
        <Section title={m.settings_home_sections()}>
          <ol className="home-section-list">
            {sections.map((section, place) => (
              <OneSection
                key={sectionId(section)}
                section={section}
                name={nameOf(section)}
                place={place}
                count={sections.length}
                error={edited.at(`${sectionId(section)}.count`)}
                onMove={(to) => set((before) => moved(before, place, to))}
                onChange={(part) => set((before) => before.map((one, i) => (i === place ? { ...one, ...part } : one)))}
                onRemove={() => set((before) => before.toSpliced(place, 1))}
              />
            ))}
          </ol>
        </Section>
        {sections.length < MOST_SECTIONS && (
          <Section title={m.settings_home_add()}>
            <Fields>
              {TARGETS.map((kind) => (
                <Adder
                  key={kind}
                  kind={kind}
                  options={targets[kind].filter(
                    ({ value: slug }) => !sections.some((one) => sectionId(one) === sectionId({ kind, slug })),
                  )}
                  onAdd={(slug) =>
                    set((before) => [...before, newSection(kind, { slug, count: kind === 'row' ? NEW_ROW : 0 })])
                  }
                />
              ))}
            </Fields>
          </Section>
        )}
      </FaceBeside>
    </EditedPage>
  )
}

/** How many products a new row shows: as many cards as fit a wide screen. */
const NEW_ROW = 5

interface OneProps {
  section: HomeSection
  name: string
  place: number
  count: number
  error: string | undefined
  onMove: (to: number) => void
  onChange: (part: Partial<HomeSection>) => void
  onRemove: () => void
}

function OneSection({ section, name, place, count, error, onMove, onChange, onRemove }: OneProps) {
  const { kind, isOn } = section
  const id = sectionId(section).replaceAll(' ', '-')
  const [wasOpened, setOpen] = useState(false)
  // What was refused is seen.
  const isOpen = wasOpened || error !== undefined
  const facts = sectionFacts(kind)
  return (
    <li className="home-section" data-order={GROUP}>
      <div className="home-section-line">
        <Grip group={GROUP} name={name} place={place} count={count} onMove={onMove} />
        <CheckField checked={isOn} onChange={(next) => onChange({ isOn: next })}>
          {name}
        </CheckField>
        <Button
          look="link"
          aria-expanded={isOpen}
          aria-label={m.settings_home_more_name({ name })}
          onClick={() => setOpen(!isOpen)}
        >
          {m.settings_home_more()}
        </Button>
        {facts.isMany && (
          <Button look="link" aria-label={m.settings_home_remove_name({ name })} onClick={onRemove}>
            {m.settings_home_remove()}
          </Button>
        )}
      </div>
      {isOpen && (
        <div className="home-section-more">
          <p className="settings-note">
            {KINDS[kind].text()}{' '}
            {WITH_TEXTS.has(kind) && <Way to={[{ to: '/texts' }]}>{m.settings_home_to_texts()}</Way>}
          </p>
          {facts.count && (
            <Fields>
              <TextField
                id={`count-${id}`}
                label={m.settings_home_count()}
                inputMode="numeric"
                value={section.count ? String(section.count) : ''}
                error={error}
                onChange={(text) => onChange({ count: /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0 })}
              />
              {kind === 'row' && (
                <SelectField
                  id={`form-${id}`}
                  label={m.settings_home_form()}
                  value={section.as}
                  required
                  placeholder={m.settings_home_form()}
                  options={ROW_FORMS.map((form) => ({ value: form, label: FORMS[form]() }))}
                  onChange={(as) => onChange({ as: as as RowForm })}
                />
              )}
            </Fields>
          )}
          {facts.hasTexts &&
            (['title', 'note'] as const).map((part) => (
              <Fields key={part}>
                {LANGUAGES.map((language) => (
                  <TextField
                    key={language}
                    id={`${part}-${language}-${id}`}
                    label={`${part === 'title' ? m.settings_home_title() : m.settings_home_note()} · ${LANGUAGE_NAMES[language]}`}
                    maxLength={SECTION_TEXTS[part]}
                    value={section[part][language] ?? ''}
                    placeholder={m.settings_home_usual()}
                    onChange={(text) => {
                      const { [language]: _before, ...others } = section[part]
                      onChange({ [part]: text ? { ...section[part], [language]: text } : others })
                    }}
                  />
                ))}
              </Fields>
            ))}
        </div>
      )}
    </li>
  )
}

function Adder({
  kind,
  options,
  onAdd,
}: {
  kind: Target
  options: readonly { value: string; label: string }[]
  onAdd: (slug: string) => void
}) {
  const [slug, setSlug] = useState('')
  const label = kind === 'row' ? m.settings_home_add_row() : m.settings_home_add_page()
  return (
    <div className="settings-checks">
      <SelectField
        id={`add-${kind}`}
        label={label}
        value={slug}
        placeholder={m.settings_home_choose()}
        options={options}
        onChange={setSlug}
      />
      <Button
        look="line"
        disabled={!slug}
        onClick={() => {
          onAdd(slug)
          setSlug('')
        }}
      >
        {kind === 'row' ? m.settings_home_add_row_do() : m.settings_home_add_page_do()}
      </Button>
    </div>
  )
}
