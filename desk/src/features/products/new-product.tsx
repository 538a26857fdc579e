/**
 * A new product on one page. Its type, category, channels and packs are filled in as those of another product of the
 * same type, so that a name, texts and prices are what is left to do.
 */
import { Button } from '@semena/ui/button'
import { SelectField } from '@semena/ui/select-field'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { tell, useAct } from '../../parts/act.ts'
import { Nothing, Page } from '../../parts/page.tsx'
import { useChannels, useMay } from '../../platform/rights.ts'
import { keepUnsaved, useUnsaved } from '../../platform/unsaved.ts'
import { emptyForm, formOf, freshListing, type Channel, type Draft, type ProductForm as Form } from './form.ts'
import { copyOf, patternOf, retitled } from './pattern.ts'
import { newestQuery } from './newest.ts'
import { areCellsGood } from './pack-columns.ts'
import { Pictures } from './pictures.tsx'
import type { DeskProductWholeFragment } from './product.generated.ts'
import { ProductForm } from './product-form.tsx'
import { withIds } from './product-page.tsx'
import { productQuery, type Surroundings, surroundingsQuery, typesQuery } from './queries.ts'
import { createProduct, type Refusal, saveProduct } from './save.ts'
import { sendPictures } from './saved-pictures.tsx'

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
  const [refusals, setRefusals] = useState<Refusal[]>([])
  const [waiting, setWaiting] = useState<Waiting[]>([])
  const start = useMemo<Form>(() => {
    const blank = {
      ...emptyForm(),
      channels: Object.fromEntries(channels.map(({ id }) => [id, freshListing()])),
    }
    if (!model) return blank
    const form = formOf(model, around.kinds, channels)
    return whole ? copyOf(form, m.products_copy_of()) : patternOf(form)
  }, [model, whole, around, channels])
  const unsaved = useUnsaved<Form>(`product.new.${type}.${whole ? model?.id : ''}`, start)
  const form = unsaved.value
  const change = (part: (form: Form) => Form): void => unsaved.set((before) => retitled(before, part(before)))

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

  const save = useAct(async () => {
    if (!form.texts.en.name.trim()) {
      tell('error', m.products_name_needed())
      document.getElementById('new-name-en')?.focus()
      return
    }
    if (!areCellsGood(form, channels)) {
      tell('error', m.products_cells_wrong())
      return
    }
    const all = { ...around, channels, mayTranslate }
    const made = await createProduct(type, form, all)
    setRefusals(made.refusals)
    if (!made.id) return
    const created: Form = {
      ...emptyForm(),
      texts: { ...emptyForm().texts, en: form.texts.en },
      slug: form.slug,
      category: form.category,
      collections: form.collections,
      facts: form.facts,
    }
    const { refusals: found, made: ids } = await saveProduct(made.id, created, form, all)
    const lost = await sendPictures(made.id, waiting)
    await client.invalidateQueries({ queryKey: ['products'] })
    unsaved.saved(start)
    if (found.length > 0) {
      // The product is there; what was refused waits in its form.
      const there = await client.fetchQuery({ ...productQuery(made.id), staleTime: 0 })
      const base = formOf(there!, around.kinds, channels)
      keepUnsaved<Draft>(`product.${made.id}`, { form: { ...withIds(form, ids), slug: base.slug }, base })
      for (const { part, text } of found) tell('error', part, text)
    } else if (lost === 0) tell('success', m.products_made())
    await navigate({ to: '/products/$id', params: { id: made.id }, search: {} })
  })
  useEffect(() => {
    const keys = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return
      event.preventDefault()
      void save.run()
    }
    addEventListener('keydown', keys)
    return () => removeEventListener('keydown', keys)
  })
  return (
    <Page
      title={form.texts.en.name || m.products_new()}
      back={{ to: '/products', label: m.products_all() }}
      actions={
        <>
          {unsaved.isChanged && (
            <Button look="line" onClick={unsaved.drop}>
              {m.parts_drop()}
            </Button>
          )}
          <Button look="leaf" busy={save.busy} aria-keyshortcuts="Control+S" onClick={() => void save.run()}>
            {m.products_make()}
          </Button>
        </>
      }
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
        {...{ form, change, around, channels, mayTranslate, refusals }}
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
        <Button look="leaf" big busy={save.busy} onClick={() => void save.run()}>
          {m.products_make()}
        </Button>
      </div>
    </Page>
  )
}

const wait = (file: File, alt: string): Waiting => ({
  id: crypto.randomUUID(),
  file,
  url: URL.createObjectURL(file),
  alt,
})
