/** The page of one product: everything about it in one form with one save. */
import { Button } from '@semena/ui/button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { tell, useAct } from '../../parts/act.ts'
import { Tag } from '../../parts/figures.tsx'
import { Ask, SaveBar } from '../../parts/forms.tsx'
import { History } from '../../parts/history.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Menu } from '../../parts/menu.tsx'
import { Nothing, Page } from '../../parts/page.tsx'
import { troubleText } from '../../platform/faults.ts'
import { mutate } from '../../platform/graphql.ts'
import { useChannels, useMay } from '../../platform/rights.ts'
import { useUnsaved } from '../../platform/unsaved.ts'
import { DeskProductDeleteDocument } from './change.generated.ts'
import { labelOfField, wordsOfField } from './field-names.ts'
import { type Channel, type Draft, formOf, type ProductForm as Form } from './form.ts'
import { isSame, merge, type Path, takeTheirs } from './merge.ts'
import { areCellsGood } from './pack-columns.ts'
import type { DeskProductWholeFragment } from './product.generated.ts'
import { ProductForm } from './product-form.tsx'
import { productQuery, type Surroundings, surroundingsQuery } from './queries.ts'
import { type Refusal, saveProduct } from './save.ts'
import { SavedPictures } from './saved-pictures.tsx'
import { type Meanwhile, Theirs } from './theirs.tsx'

const route = getRouteApi('/products/$id')

export function ProductPage() {
  const { id } = route.useParams()
  const { data: product, error, refetch } = useQuery(productQuery(id))
  const { data: around } = useQuery(surroundingsQuery(product?.productType.id))
  const channels = useChannels()
  if (product === null) return <Nothing title={m.products_gone()} text={m.products_gone_text()} />
  if (error && !product)
    return (
      <Nothing
        title={m.parts_trouble()}
        text={troubleText(error)}
        action={
          <Button look="line" onClick={() => void refetch()}>
            {m.parts_again()}
          </Button>
        }
      />
    )
  if (!product || !around) return <Page title={product?.name ?? '…'}>{null}</Page>
  return <Loaded key={product.id} product={product} around={around} channels={channels} />
}

function Loaded({
  product,
  around,
  channels,
}: {
  product: DeskProductWholeFragment
  around: Surroundings
  channels: readonly Channel[]
}) {
  const { id } = product
  const client = useQueryClient()
  const navigate = useNavigate()
  const mayChange = useMay('MANAGE_PRODUCTS')
  const mayTranslate = useMay('MANAGE_TRANSLATIONS')
  const [refusals, setRefusals] = useState<Refusal[]>([])
  const [meanwhile, setMeanwhile] = useState<(Meanwhile & { theirs: Form }) | null>(null)
  const [asks, setAsks] = useState(false)
  const now = useMemo(() => formOf(product, around.kinds, channels), [product, around, channels])
  const server = useMemo<Draft>(() => ({ form: now, base: now }), [now])
  const unsaved = useUnsaved<Draft>(`product.${id}`, server)
  const { form, base } = unsaved.value
  const isChanged = unsaved.isChanged && !isSame(form, base)
  const { drop } = unsaved
  // What was typed and taken back is nothing typed; the form follows the service again.
  useEffect(() => {
    if (unsaved.isChanged && !isChanged) drop()
  }, [unsaved.isChanged, isChanged, drop])

  const change = (part: (form: Form) => Form): void => unsaved.set((draft) => ({ ...draft, form: part(draft.form) }))
  const others = isChanged ? merge(base, now, form) : null
  const hasNews = others !== null && others.taken.length + others.conflicts.length > 0

  const write = useAct(async (from: Form, to: Form) => {
    const { refusals: found, made } = await saveProduct(id, from, to, { ...around, channels, mayTranslate })
    setRefusals(found)
    await client.invalidateQueries({ queryKey: ['products'] })
    const saved = await client.fetchQuery({ ...productQuery(id), staleTime: 0 })
    if (found.length === 0 || !saved) {
      unsaved.saved(server)
      tell('success', m.parts_saved())
      return
    }
    // What was refused stays as it was typed; what was saved is no longer new.
    unsaved.set({ form: withIds(to, made), base: formOf(saved, around.kinds, channels) })
  })
  const save = useAct(async () => {
    if (!areCellsGood(form, channels)) {
      tell('error', m.products_cells_wrong())
      return
    }
    const fresh = await client.fetchQuery({ ...productQuery(id), staleTime: 0 })
    if (!fresh) {
      tell('error', m.products_gone())
      return
    }
    const theirs = formOf(fresh, around.kinds, channels)
    const { tree, taken, conflicts } = merge(base, theirs, form)
    if (taken.length + conflicts.length > 0) setMeanwhile({ taken, conflicts, theirs })
    else await write.run(theirs, tree)
  })
  const keep = (paths: readonly Path[]): void => {
    if (!meanwhile) return
    const { theirs } = meanwhile
    const { tree } = merge(base, theirs, form)
    const to = paths.reduce((at, path) => takeTheirs(at, theirs, path), tree)
    setMeanwhile(null)
    unsaved.set({ form: to, base: theirs })
    void write.run(theirs, to)
  }
  const remove = useAct(
    async () => {
      const { faults } = await mutate(DeskProductDeleteDocument, { id })
      if (faults.length > 0) return faults
      drop()
      client.removeQueries({ queryKey: productQuery(id).queryKey })
      await navigate({ to: '/products' })
      return []
    },
    { done: m.products_deleted() },
  )
  const isShown = Object.values(now.channels).some((listing) => listing?.isPublished)
  const names = { around, channels, packs: { ...base.packs, ...now.packs, ...form.packs } }
  return (
    <Page
      title={form.texts.en.name || m.products_unnamed()}
      back={{ to: '/products', label: m.products_all() }}
      aside={
        <>
          <Tag tone={isShown ? 'leaf' : 'quiet'}>{isShown ? m.products_on_sale() : m.products_hidden()}</Tag>
          <span>{around.type?.name}</span>
        </>
      }
      actions={
        <>
          {isShown && (
            <a className="button button--line" href={`/sort/${now.slug}`} target="_blank" rel="noreferrer">
              <Icon name="external" small />
              {m.products_in_shop()}
            </a>
          )}
          {mayChange && (
            <>
              <Link className="button button--line" to="/products/new" search={{ like: id, whole: true }}>
                <Icon name="copy" small />
                {m.products_duplicate()}
              </Link>
              <Menu
                label={m.parts_more()}
                items={[{ label: m.parts_delete(), danger: true, onPress: () => setAsks(true) }]}
              >
                <Icon name="more" />
              </Menu>
            </>
          )}
        </>
      }
    >
      {hasNews && (
        <p className="product-news" role="status">
          {m.products_changed_meanwhile()}
        </p>
      )}
      <ProductForm
        name="product"
        {...{ form, change, around, channels, mayTranslate, refusals }}
        mainPicture={product.media?.[0]?.url}
        pictures={<SavedPictures product={product} />}
      />
      <History id={id} />
      {mayChange && (
        <SaveBar
          unsaved={{ isChanged, restoredFrom: unsaved.restoredFrom, drop: () => (setRefusals([]), drop()) }}
          busy={save.busy || write.busy}
          onSave={() => void save.run()}
        />
      )}
      {meanwhile && (
        <Theirs
          meanwhile={meanwhile}
          labelOf={(path) => labelOfField(path, names)}
          wordsOf={(path, value) => wordsOfField(path, value, names)}
          onKeep={keep}
          onCancel={() => setMeanwhile(null)}
        />
      )}
      <Ask
        open={asks}
        title={m.products_delete_ask({ name: product.name })}
        yes={m.parts_delete()}
        danger
        busy={remove.busy}
        onYes={() => void remove.run()}
        onNo={() => setAsks(false)}
      >
        <p>{m.products_delete_text()}</p>
      </Ask>
    </Page>
  )
}

/** The form, whose new packs have the ids that the service gave them. */
export function withIds(form: Form, made: Record<string, string>): Form {
  const packs = Object.fromEntries(Object.entries(form.packs).map(([key, pack]) => [made[key] ?? key, pack]))
  return { ...form, packs, order: form.order.map((key) => made[key] ?? key) }
}
