/** One category: its texts in the shop's languages, and where it hangs in the tree. */
import { DEFAULT_LANGUAGE } from '@semena/contract/languages'
import { pathTo } from '@semena/contract/page-paths'
import { SelectField } from '@semena/ui/select-field'
import { TextField } from '@semena/ui/text-field'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { m } from '../../../paraglide/messages.js'
import { EditedPage } from '../../../parts/edited.tsx'
import { Icon } from '../../../parts/icon.tsx'
import { LoadedPage } from '../../../parts/loaded.tsx'
import { Section } from '../../../parts/page.tsx'
import { useEdited } from '../../../parts/use-edited.ts'
import { mutate, request } from '../../../platform/graphql.ts'
import { useMay } from '../../../platform/rights.ts'
import { formAnew } from '../../../platform/query-client.ts'
import { labelOfText } from '../field-names.ts'
import { TextsInLanguages } from '../texts.tsx'
import { inTree } from '../tree.ts'
import { DeskCategoryDocument, type DeskCategoryQuery } from './catalogue.generated.ts'
import {
  DeskCategoryCreateDocument,
  DeskCategoryDeleteDocument,
  DeskCategoryTranslateDocument,
  DeskCategoryUpdateDocument,
} from './change.generated.ts'
import { saveTranslations, TEXT_FIELDS, textInputOf, type Texted, textedOf, withText } from './texted.ts'
import { treeQuery } from './tree-query.ts'

const route = getRouteApi('/catalogue/categories/$id')
const BACK = () => ({ to: '/catalogue/categories', label: m.products_categories() }) as const

interface Form extends Texted {
  /** Of a new one only: the service cannot hang a category elsewhere. */
  parent: string
}
type Category = NonNullable<DeskCategoryQuery['category']>

const categoryQuery = (id: string) =>
  queryOptions({
    queryKey: ['products', 'category', id],
    enabled: id !== 'new',
    queryFn: async ({ signal }) => (await request(DeskCategoryDocument, { id }, signal)).category,
  })

const formOf = (category: Category | null, parent = ''): Form => ({ ...textedOf(category), parent })

export function CategoryPage() {
  const { id } = route.useParams()
  const query = useQuery(categoryQuery(id))
  if (id === 'new') return <Typed key="new" category={null} />
  return (
    <LoadedPage query={query} title={m.changes_noun_category()} back={BACK()}>
      {(category) => <Typed key={id} category={category} />}
    </LoadedPage>
  )
}

function Typed({ category }: { category: Category | null }) {
  const { under = '' } = route.useSearch()
  const client = useQueryClient()
  const navigate = useNavigate()
  const mayTranslate = useMay('MANAGE_TRANSLATIONS')
  const { data: tree = [] } = useQuery(treeQuery)
  const edited = useEdited<Form>({
    noun: 'category',
    id: category?.id ?? null,
    server: category ? formOf(category) : formOf(null, under),
    fields: [...TEXT_FIELDS, 'parent'],
    read: formAnew(categoryQuery, formOf),
    save: async (from, to, tell) => {
      const input = { ...textInputOf(to.texts[DEFAULT_LANGUAGE]), ...(to.slug ? { slug: to.slug } : {}) }
      const made = category
        ? { id: category.id, ...(await mutate(DeskCategoryUpdateDocument, { id: category.id, input })) }
        : await mutate(DeskCategoryCreateDocument, { input, parent: to.parent || null })
      const id = 'id' in made ? made.id : made.payload.category?.id
      if (made.faults.length > 0 || !id) return { faults: made.faults }
      tell({ id })
      const faults = mayTranslate
        ? await saveTranslations(from, to, (one) => mutate(DeskCategoryTranslateDocument, { id, ...one }))
        : []
      return { faults, id, form: { ...to, parent: '' } }
    },
    after: (id) => navigate({ to: '/catalogue/categories/$id', params: { id }, search: {}, replace: true }),
  })
  const { value: form, set, put, at } = edited
  return (
    <EditedPage
      edited={edited}
      title={form.texts[DEFAULT_LANGUAGE].name || m.products_new_category()}
      back={BACK()}
      make={m.products_make()}
      labelOf={(path) => (path[0] === 'texts' ? labelOfText(path) : m.products_slug())}
      deletion={
        category
          ? {
              text: m.products_category_delete_text(),
              run: () => mutate(DeskCategoryDeleteDocument, { id: category.id }),
              onDone: () => client.invalidateQueries({ queryKey: ['products'] }),
            }
          : undefined
      }
    >
      <TextsInLanguages
        name="category"
        texts={form.texts}
        path={`${pathTo('viewAll')}?category=${form.slug || '…'}`}
        mayTranslate={mayTranslate}
        at={at}
        onChange={(language, part) => set((before) => withText(before, language, part))}
      />
      <div className="form-grid">
        <TextField
          id="category-slug"
          label={m.products_slug()}
          value={form.slug}
          error={at('slug')}
          hint={m.products_slug_hint()}
          onChange={(slug) => put({ slug })}
        />
        {!category && (
          <SelectField
            id="category-parent"
            label={m.products_parent()}
            value={form.parent}
            error={at('parent')}
            placeholder={m.products_top()}
            options={inTree(tree).map(({ id: value, name, level }) => ({
              value,
              label: `${'\u2003'.repeat(level)}${name}`,
            }))}
            onChange={(parent) => put({ parent })}
          />
        )}
      </div>
      {category && (
        <Section
          title={m.products_children()}
          actions={
            <Link
              className="button button--line"
              to="/catalogue/categories/$id"
              params={{ id: 'new' }}
              search={{ under: category.id }}
            >
              <Icon name="plus" small />
              {m.products_new_category()}
            </Link>
          }
        >
          <ul className="catalogue-rows">
            {tree
              .filter(({ parent }) => parent?.id === category.id)
              .map((child) => (
                <li key={child.id} className="catalogue-row">
                  <Link className="catalogue-child" to="/catalogue/categories/$id" params={{ id: child.id }}>
                    {child.name}
                  </Link>
                </li>
              ))}
          </ul>
        </Section>
      )}
    </EditedPage>
  )
}
