/** One page: three languages side by side, the attributes of its type, when it is seen. */
import { DEFAULT_LANGUAGE } from '@semena/contract/limits'
import { CheckField } from '@semena/ui/check-field'
import { TextField } from '@semena/ui/text-field'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { tell, useAct } from '../../parts/act.ts'
import { Ask, Fields, SaveBar } from '../../parts/forms.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Menu } from '../../parts/menu.tsx'
import { Nothing, Page, Section } from '../../parts/page.tsx'
import { faultText, troubleText } from '../../platform/faults.ts'
import { mutate, request } from '../../platform/graphql.ts'
import { type Language, LANGUAGES } from '../../platform/i18n.ts'
import { useMay } from '../../platform/rights.ts'
import { useUnsaved } from '../../platform/unsaved.ts'
import { PageAttribute } from './page-attribute.tsx'
import {
  copyOf,
  formOf,
  isWritable,
  type PageFault,
  savePage,
  translateCopy,
  type Whole,
  type Words,
} from './page-form.ts'
import { PageState } from './page-list.tsx'
import { PageWords } from './page-words.tsx'
import { DeskPageCreateDocument, DeskPageDocument, DeskPagesDeleteDocument } from './pages.generated.ts'

const route = getRouteApi('/texts/$id')

export function OnePage() {
  const { id } = route.useParams()
  const { data, error, isPending } = useQuery({
    queryKey: ['pages', 'one', id],
    queryFn: ({ signal }) => request(DeskPageDocument, { id }, signal),
  })
  if (data?.page) return <Form key={id} page={data.page} />
  return (
    <Page title={m.texts_title()} back={{ to: '/texts', label: m.texts_title() }}>
      {!isPending && <Nothing title={m.texts_gone()} {...(error ? { text: troubleText(error) } : {})} />}
    </Page>
  )
}

/** Where the shop shows pages of a type, by its slug. */
const PATHS: Readonly<Record<string, (slug: string) => string>> = {
  content: (slug) => `/pages/${slug}`,
  blog: (slug) => `/blog/${slug}`,
  faq: () => '/faq',
  slide: () => '/',
}

function Form({ page }: { page: Whole }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const mayTranslate = useMay('MANAGE_TRANSLATIONS')
  const form = useUnsaved(`page.${page.id}`, formOf(page))
  const [faults, setFaults] = useState<readonly PageFault[]>([])
  const [isAsking, ask] = useState(false)
  const { value } = form
  const save = useAct(async () => {
    const found = await savePage(page, value)
    setFaults(found)
    const again = await client.fetchQuery({
      queryKey: ['pages', 'one', page.id],
      staleTime: 0,
      queryFn: () => request(DeskPageDocument, { id: page.id }),
    })
    await client.invalidateQueries({ queryKey: ['pages', 'list'] })
    if (found.length > 0) return found.map((fault) => ({ ...fault, field: null }))
    if (again.page) form.saved(formOf(again.page))
    return tell('success', m.texts_saved())
  })
  const copy = useAct(async () => {
    const { payload, faults: refused } = await mutate(DeskPageCreateDocument, {
      input: copyOf(page, m.texts_copy_of({ title: page.title })),
    })
    if (!payload.page || refused.length > 0) return refused
    const more = mayTranslate ? await translateCopy(payload.page.id, page) : []
    await client.invalidateQueries({ queryKey: ['pages', 'list'] })
    await navigate({ to: '/texts/$id', params: { id: payload.page.id } })
    return more
  })
  const remove = useAct(
    async () => {
      const { faults: refused } = await mutate(DeskPagesDeleteDocument, { ids: [page.id] })
      ask(false)
      if (refused.length > 0) return refused
      form.drop()
      await client.invalidateQueries({ queryKey: ['pages', 'list'] })
      return void navigate({ to: '/texts', search: { tab: page.pageType.slug } })
    },
    { done: m.texts_deleted() },
  )
  const write = (language: Language, field: keyof Words, text: string): void =>
    form.set((before) => ({
      ...before,
      words: { ...before.words, [language]: { ...before.words[language], [field]: text } },
    }))
  const at = (language: Language, field: string): string | undefined => {
    const fault = faults.find((one) => one.language === language && one.field === field)
    return fault && faultText(fault)
  }
  const path = PATHS[page.pageType.slug]?.(page.slug)
  const attributes = page.attributes.filter(isWritable)
  return (
    <Page
      title={page.title}
      back={{ to: '/texts', search: { tab: page.pageType.slug }, label: m.texts_title() }}
      aside={<PageState {...page} />}
      actions={
        <>
          {path && page.isPublished && (
            <a className="button button--line" href={path} target="_blank" rel="noreferrer">
              <Icon name="external" small />
              {m.texts_in_shop()}
            </a>
          )}
          <Menu
            label={m.texts_more()}
            items={[
              { label: m.texts_duplicate(), disabled: copy.busy, onPress: () => void copy.run() },
              { label: m.texts_delete(), danger: true, onPress: () => ask(true) },
            ]}
          >
            <Icon name="more" />
          </Menu>
        </>
      }
    >
      <div className="page-words">
        {LANGUAGES.filter((one) => mayTranslate || one === DEFAULT_LANGUAGE).map((language) => (
          <PageWords
            key={language}
            language={language}
            words={value.words[language]}
            source={value.words[DEFAULT_LANGUAGE]}
            path={PATHS[page.pageType.slug]}
            at={(field) => at(language, field)}
            onChange={(field, text) => write(language, field, text)}
          />
        ))}
      </div>
      {attributes.length > 0 && (
        <Section title={m.texts_facts()}>
          <Fields>
            {attributes.map((one) => (
              <PageAttribute
                key={one.attribute.id}
                attribute={one.attribute}
                value={value.attributes[one.attribute.id] ?? []}
                onChange={(next) =>
                  form.set((before) => ({ ...before, attributes: { ...before.attributes, [one.attribute.id]: next } }))
                }
              />
            ))}
          </Fields>
        </Section>
      )}
      <Section title={m.texts_seen()}>
        <Fields>
          <CheckField
            checked={value.isPublished}
            onChange={(isPublished) => form.set((before) => ({ ...before, isPublished }))}
          >
            {m.texts_published_field()}
          </CheckField>
          <TextField
            id="page-since"
            type="datetime-local"
            label={m.texts_since_field()}
            value={value.publishedAt}
            onChange={(publishedAt) => form.set((before) => ({ ...before, publishedAt }))}
          />
        </Fields>
      </Section>
      <SaveBar unsaved={form} busy={save.busy} onSave={() => void save.run()} />
      <Ask
        open={isAsking}
        title={m.texts_delete()}
        yes={m.texts_delete()}
        danger
        busy={remove.busy}
        onYes={() => void remove.run()}
        onNo={() => ask(false)}
      >
        <p>{m.texts_delete_text()}</p>
      </Ask>
    </Page>
  )
}
