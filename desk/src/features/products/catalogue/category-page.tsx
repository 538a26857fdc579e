/** One category: its texts in three languages, and where it hangs in the tree. */
import { SelectField } from '@semena/ui/select-field'
import { TextField } from '@semena/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../parts/icon.tsx'
import { Nothing, Page, Section } from '../../../parts/page.tsx'
import { mutate, request } from '../../../platform/graphql.ts'
import { useMay } from '../../../platform/rights.ts'
import { useUnsaved } from '../../../platform/unsaved.ts'
import { TextsInLanguages } from '../texts.tsx'
import { inTree } from '../tree.ts'
import { DeskCategoryDocument, DeskCategoryTreeDocument } from './catalogue.generated.ts'
import {
  DeskCategoryCreateDocument,
  DeskCategoryDeleteDocument,
  DeskCategoryTranslateDocument,
  DeskCategoryUpdateDocument,
} from './change.generated.ts'
import { type Kept, OnePage } from './one.tsx'
import { changedTranslations, textInputOf, type Texted, textedOf } from './texted.ts'

const route = getRouteApi('/catalogue/categories/$id')

interface Form extends Texted {
  /** Of a new one only: the service cannot hang a category elsewhere. */
  parent: string
}

export function CategoryPage() {
  const { id } = route.useParams()
  const isNew = id === 'new'
  const { data: category } = useQuery({
    queryKey: ['products', 'category', id],
    enabled: !isNew,
    queryFn: async ({ signal }) => (await request(DeskCategoryDocument, { id }, signal)).category,
  })
  const { data: tree } = useQuery({
    queryKey: ['products', 'category-tree'],
    queryFn: async ({ signal }) =>
      ((await request(DeskCategoryTreeDocument, {}, signal)).categories?.edges ?? []).map(({ node }) => node),
  })
  if (category === null) return <Nothing title={m.products_thing_gone()} />
  if (!tree || (!isNew && !category)) return <Page title="…">{null}</Page>
  return <Typed key={id} id={isNew ? null : id} server={category ? textedOf(category) : textedOf(null)} tree={tree} />
}

type Tree = {
  id: string
  name: string
  level: number
  parent: { id: string } | null
}[]

function Typed({ id, server: texted, tree }: { id: string | null; server: Texted; tree: Tree }) {
  const { under = '' } = route.useSearch()
  const mayTranslate = useMay('MANAGE_TRANSLATIONS')
  const key = JSON.stringify(texted)
  const server = useMemo<Form>(() => ({ ...(JSON.parse(key) as Texted), parent: under }), [key, under])
  const unsaved = useUnsaved<Form>(`category.${id ?? 'new'}`, server)
  const { value: form, set } = unsaved
  const children = tree.filter(({ parent }) => parent?.id === id)

  const save = async (): Promise<Kept> => {
    const input = { ...textInputOf(form.texts.en), ...(form.slug ? { slug: form.slug } : {}) }
    const made = id
      ? { id, ...(await mutate(DeskCategoryUpdateDocument, { id, input })) }
      : await mutate(DeskCategoryCreateDocument, { input, parent: form.parent || null })
    const is = 'id' in made ? made.id : made.payload.category?.id
    if (made.faults.length > 0 || !is) return { faults: made.faults }
    const answers = mayTranslate
      ? await Promise.all(
          changedTranslations(server, form).map((one) => mutate(DeskCategoryTranslateDocument, { id: is, ...one })),
        )
      : []
    return { faults: answers.flatMap(({ faults }) => faults), id: is }
  }
  return (
    <OnePage
      name={form.texts.en.name || m.products_new_category()}
      isNew={id === null}
      back={{ to: '/catalogue/categories', label: m.products_categories() }}
      one="/catalogue/categories/$id"
      unsaved={unsaved}
      onSave={save}
      onDelete={() => mutate(DeskCategoryDeleteDocument, { id: id! })}
      deleteText={m.products_category_delete_text()}
    >
      <TextsInLanguages
        name="category"
        texts={form.texts}
        path={`/catalog?category=${form.slug || '…'}`}
        mayTranslate={mayTranslate}
        onChange={(language, part) =>
          set((before) => ({
            ...before,
            texts: { ...before.texts, [language]: { ...before.texts[language], ...part } },
          }))
        }
      />
      <div className="form-grid">
        <TextField
          id="category-slug"
          label={m.products_slug()}
          value={form.slug}
          hint={m.products_slug_hint()}
          onChange={(slug) => set((before) => ({ ...before, slug }))}
        />
        {id === null && (
          <SelectField
            id="category-parent"
            label={m.products_parent()}
            value={form.parent}
            placeholder={m.products_top()}
            options={inTree(tree).map(({ id: value, name, level }) => ({
              value,
              label: `${'\u2003'.repeat(level)}${name}`,
            }))}
            onChange={(parent) => set((before) => ({ ...before, parent }))}
          />
        )}
      </div>
      {id !== null && (
        <Section
          title={m.products_children()}
          actions={
            <Link
              className="button button--line"
              to="/catalogue/categories/$id"
              params={{ id: 'new' }}
              search={{ under: id }}
            >
              <Icon name="plus" small />
              {m.products_new_category()}
            </Link>
          }
        >
          <ul className="catalogue-rows">
            {children.map((child) => (
              <li key={child.id} className="catalogue-row">
                <span />
                <Link to="/catalogue/categories/$id" params={{ id: child.id }}>
                  {child.name}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </OnePage>
  )
}
