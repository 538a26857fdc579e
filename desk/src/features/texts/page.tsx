/** One page: the shop's languages side by side, the attributes of its type, when it is seen. */
import { pathTo } from '@semena/contract/page-paths'
import { shopOrigin } from '../../platform/endpoint.ts'
import { DEFAULT_LANGUAGE } from '@semena/contract/languages'
import { CheckField } from '@semena/ui/check-field'
import { TextField } from '@semena/ui/text-field'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { EditedPage } from '../../parts/edited.tsx'
import { Fields } from '../../parts/forms.tsx'
import { Icon } from '../../parts/icon.tsx'
import { LoadedPage } from '../../parts/loaded.tsx'
import { Section } from '../../parts/page.tsx'
import { useEdited } from '../../parts/use-edited.ts'
import { mutate, request } from '../../platform/graphql.ts'
import { type Language, LANGUAGE_NAMES, LANGUAGES } from '../../platform/i18n.ts'
import { useMay } from '../../platform/rights.ts'
import { formAnew } from '../../platform/query-client.ts'
import { PageAttribute } from './page-attribute.tsx'
import {
  attributeText,
  copyOf,
  FIELDS,
  formOf,
  isSetOf,
  type PageForm,
  savePage,
  translateCopy,
  type Whole,
  type Words,
} from './page-form.ts'
import { PageState } from './page-list.tsx'
import { PageWords } from './page-words.tsx'
import { DeskPageCreateDocument, DeskPageDocument, DeskPagesDeleteDocument } from './pages.generated.ts'

const route = getRouteApi('/texts/$id')

const pageQuery = (id: string) =>
  queryOptions({
    queryKey: ['pages', 'one', id],
    queryFn: async ({ signal }) => (await request(DeskPageDocument, { id }, signal)).page,
  })

export function OnePage() {
  const { id } = route.useParams()
  return (
    <LoadedPage
      query={useQuery(pageQuery(id))}
      title={m.changes_noun_page()}
      back={{ to: '/texts', label: m.texts_title() }}
    >
      {(page) => <Form key={id} page={page} />}
    </LoadedPage>
  )
}

/** Where the shop shows pages of a type, by its slug. */
const PATHS: Readonly<Record<string, (slug: string) => string>> = {
  content: (slug) => pathTo('page', slug),
  blog: (slug) => pathTo('post', slug),
  faq: () => pathTo('faq'),
  slide: () => pathTo('home'),
}

function Form({ page }: { page: Whole }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const mayTranslate = useMay('MANAGE_TRANSLATIONS')
  const edited = useEdited<PageForm>({
    noun: 'page',
    id: page.id,
    server: formOf(page),
    fields: LANGUAGES.flatMap((one) => FIELDS.map((field) => (one === DEFAULT_LANGUAGE ? field : `${one}.${field}`))),
    isSet: isSetOf(page),
    read: formAnew(pageQuery, formOf),
    save: async (from, to) => ({ faults: await savePage(page, from, to) }),
    done: m.texts_saved(),
  })
  const { value, set } = edited
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
  const write = (language: Language, field: keyof Words, text: string): void =>
    set((before) => ({
      ...before,
      words: { ...before.words, [language]: { ...before.words[language], [field]: text } },
    }))
  const at = (language: Language, field: string): string | undefined =>
    edited.at(language === DEFAULT_LANGUAGE ? field : `${language}.${field}`)
  const path = PATHS[page.pageType.slug]?.(page.slug)
  return (
    <EditedPage
      edited={edited}
      title={page.title}
      back={{ to: '/texts', search: { tab: page.pageType.slug }, label: m.texts_title() }}
      aside={<PageState {...page} />}
      actions={
        path &&
        page.isPublished && (
          <a className="button button--line" href={`${shopOrigin()}${path}`} target="_blank" rel="noreferrer">
            <Icon name="external" small />
            {m.texts_in_shop()}
          </a>
        )
      }
      more={[{ label: m.texts_duplicate(), disabled: copy.busy, onPress: () => void copy.run() }]}
      make={m.parts_save()}
      labelOf={([part, key, field]) =>
        part === 'words'
          ? `${WORDS[field as keyof Words]()}, ${LANGUAGE_NAMES[key as Language]}`
          : part === 'attributes'
            ? (page.attributes.find(({ attribute }) => attribute.id === key)?.attribute.name ?? '')
            : part === 'isPublished'
              ? m.texts_published_field()
              : m.texts_since_field()
      }
      wordsOf={([part, key], found) => {
        const one = part === 'attributes' && page.attributes.find(({ attribute }) => attribute.id === key)
        return one ? attributeText(one, (found ?? []) as string[]) : undefined
      }}
      deletion={{
        text: m.texts_delete_text(),
        run: () => mutate(DeskPagesDeleteDocument, { ids: [page.id] }),
        done: m.texts_deleted(),
        onDone: () => client.invalidateQueries({ queryKey: ['pages', 'list'] }),
      }}
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
      {page.attributes.length > 0 && (
        <Section title={m.texts_facts()}>
          <Fields>
            {page.attributes.map(({ attribute }) => (
              <PageAttribute
                key={attribute.id}
                attribute={attribute}
                value={value.attributes[attribute.id] ?? []}
                onChange={(next) =>
                  set((before) => ({ ...before, attributes: { ...before.attributes, [attribute.id]: next } }))
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
            onChange={(isPublished) => set((before) => ({ ...before, isPublished }))}
          >
            {m.texts_published_field()}
          </CheckField>
          <TextField
            id="page-since"
            type="datetime-local"
            label={m.texts_since_field()}
            value={value.publishedAt}
            onChange={(publishedAt) => set((before) => ({ ...before, publishedAt }))}
          />
        </Fields>
      </Section>
    </EditedPage>
  )
}

const WORDS: Record<keyof Words, () => string> = {
  title: m.texts_title_field,
  slug: m.texts_slug,
  content: m.texts_content,
  seoTitle: m.texts_seo_title,
  seoDescription: m.texts_seo_text,
}
