/**
 * A new product on one page. Its type, category, channels and packs are filled in as those of another product of the
 * same type, so that a name, texts and prices are what is left to do.
 */
import { DEFAULT_LANGUAGE } from '@semena/contract/languages'
import { Button } from '@semena/ui/button'
import { SelectField } from '@semena/ui/select-field'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { EditedPage } from '../../parts/edited.tsx'
import { Nothing, Page } from '../../parts/page.tsx'
import { useEdited } from '../../parts/use-edited.ts'
import { useChannels, useMay } from '../../platform/rights.ts'
import { readAnew } from '../../platform/query-client.ts'
import { emptyForm, formOf, freshListing, type Channel, type ProductForm as Form, withIds } from './form.ts'
import { copyOf, firstPack, patternOf, retitled } from './pattern.ts'
import { newestQuery } from './newest.ts'
import { rangeFaults } from './facts-input.ts'
import { checkCells } from './pack-columns.ts'
import { Pictures } from './pictures.tsx'
import type { DeskProductWholeFragment } from './product.generated.ts'
import { ProductForm } from './product-form.tsx'
import { productQuery, type Surroundings, surroundingsQuery, typesQuery } from './queries.ts'
import { createProduct, formAfter, placesOf, saveProduct } from './save.ts'
import { sendPictures } from './saved-pictures.tsx'
import { skuFaults, takenSkus } from './skus.ts'

const route = getRouteApi('/products/new')

export function NewProduct() {
  const { like, whole = false, type: asked } = route.useSearch()
  const { data: types } = useQuery(typesQuery)
  const { data: model } = useQuery({ ...productQuery(like ?? ''), enabled: like !== undefined })
  const type = model?.productType.id ?? asked ?? types?.[0]?.id
  const { data: around } = useQuery(surroundingsQuery(type))
  const { data: newest } = useQuery({ ...newestQuery(type), enabled: !like && type !== undefined })
  const channels = useChannels()
  const from = like ? model : newest
  if (types?.length === 0)
    return (
      <Page title={m.products_new()}>
        <Nothing title={m.products_no_types()} text={m.products_no_types_text()} />
      </Page>
    )
  if (!type || !around || from === undefined) return <Page title={m.products_new()}>{null}</Page>
  return (
    <Typed
      key={`${type} ${from?.id}`}
      {...{ type, around, channels, whole: whole && Boolean(like) }}
      types={types ?? []}
      model={from}
    />
  )
}

interface Waiting {
  id: string
  file: File
  url: string
  alt: string
}

function Typed({
  type,
  types,
  around,
  channels,
  model,
  whole,
}: {
  type: string
  types: readonly { id: string; name: string }[]
  around: Surroundings
  channels: readonly Channel[]
  model: DeskProductWholeFragment | null
  whole: boolean
}) {
  const client = useQueryClient()
  const navigate = useNavigate({ from: '/products/new' })
  const mayTranslate = useMay('MANAGE_TRANSLATIONS')
  const [waiting, setWaiting] = useState<Waiting[]>([])
  const taken = useRef<ReadonlyMap<string, string>>(new Map())
  const start = useMemo<Form>(() => {
    const blank = {
      ...emptyForm(),
      ...firstPack(around.kinds.variant),
      category: around.categories.find(({ level }) => level === 0)?.id ?? '',
      channels: Object.fromEntries(channels.map(({ id }) => [id, freshListing()])),
    }
    if (!model) return blank
    const form = formOf(model, around.kinds, channels)
    return whole ? copyOf(form, m.products_copy_of()) : patternOf(form)
  }, [model, whole, around, channels])
  const read = async (id: string): Promise<Form | null> => {
    const found = await readAnew(productQuery(id))
    return found && formOf(found, around.kinds, channels)
  }
  const edited = useEdited<Form>({
    noun: 'product',
    id: null,
    like: `${type}.${whole ? model?.id : ''}`,
    server: start,
    fields: placesOf(start, around),
    check: (form) =>
      form.texts[DEFAULT_LANGUAGE].name.trim()
        ? [
            ...rangeFaults(form.facts, around.kinds.product),
            ...checkCells(form, channels),
            ...skuFaults(form, taken.current),
          ]
        : [{ code: '', field: 'name', message: m.products_name_needed() }],
    read,
    save: async (_, form, tell) => {
      taken.current = await takenSkus(form)
      const wrong = skuFaults(form, taken.current)
      if (wrong.length > 0) return { faults: wrong }
      const all = { ...around, channels, mayTranslate }
      const { id, faults } = await createProduct(type, form, all)
      if (!id) return { faults }
      tell({ id })
      const created: Form = {
        ...emptyForm(),
        texts: { ...emptyForm().texts, [DEFAULT_LANGUAGE]: form.texts[DEFAULT_LANGUAGE] },
        slug: form.slug,
        category: form.category,
        collections: form.collections,
        facts: form.facts,
      }
      const saved = await saveProduct(id, created, form, all)
      const named = (one: Form): Form => withIds(one, saved.made)
      tell({ named })
      await sendPictures(id, waiting)
      await client.invalidateQueries({ queryKey: ['products'] })
      const slug = form.slug || ((await read(id).catch(() => null))?.slug ?? '')
      return { id, faults: [...faults, ...saved.faults], named, form: { ...formAfter(form, saved), slug } }
    },
    after: (id) => navigate({ to: '/products/$id', params: { id }, search: {} }),
    done: m.products_made(),
  })
  const { value: form, at } = edited
  const change = (part: (form: Form) => Form): void => edited.set((before) => retitled(before, part(before)))

  // The pictures of what is doubled come along; they are not kept on the device.
  useEffect(() => {
    if (!whole || !model?.media) return
    const end = new AbortController()
    const load = async (): Promise<void> => {
      const files = await Promise.all(
        model.media!.map(async ({ url, alt }, at) => {
          const blob = await (await fetch(url, { signal: end.signal })).blob()
          return { file: new File([blob], `${at + 1}.${blob.type.split('/')[1] ?? 'webp'}`, { type: blob.type }), alt }
        }),
      )
      setWaiting(files.map(({ file, alt }) => wait(file, alt)))
    }
    void load().catch(() => {})
    return () => end.abort()
  }, [whole, model])

  return (
    <EditedPage
      edited={edited}
      title={form.texts[DEFAULT_LANGUAGE].name || m.products_new()}
      back={{ to: '/products', label: m.products_all() }}
      make={m.products_make()}
      onDrop={() => setWaiting([])}
    >
      {!whole && types.length > 1 && (
        <SelectField
          id="new-type"
          label={m.products_type()}
          value={type}
          required
          placeholder=""
          options={types.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(next) => void navigate({ search: { type: next }, replace: true })}
        />
      )}
      {model && !whole && <p className="product-hint">{m.products_like({ name: model.name })}</p>}
      <ProductForm
        name="new"
        {...{ form, change, around, channels, mayTranslate, at }}
        mainPicture={waiting[0]?.url}
        pictures={
          <Pictures
            pictures={waiting}
            coming={0}
            onAdd={(files) => setWaiting((before) => [...before, ...files.map((file) => wait(file, ''))])}
            onAlt={(id, alt) => setWaiting((before) => before.map((one) => (one.id === id ? { ...one, alt } : one)))}
            onDelete={(id) => setWaiting((before) => before.filter((one) => one.id !== id))}
            onOrder={(ids) => setWaiting((before) => ids.flatMap((id) => before.find((one) => one.id === id) ?? []))}
          />
        }
      />
      <div className="product-foot">
        <Button look="leaf" big busy={edited.busy} onClick={edited.save}>
          {m.products_make()}
        </Button>
      </div>
    </EditedPage>
  )
}

const wait = (file: File, alt: string): Waiting => ({
  id: crypto.randomUUID(),
  file,
  url: URL.createObjectURL(file),
  alt,
})
