/** The page of one product: everything about it in one form with one save. */
import { DEFAULT_LANGUAGE } from '@semena/contract/languages'
import { pathTo } from '@semena/contract/page-paths'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { m } from '../../paraglide/messages.js'
import { EditedPage } from '../../parts/edited.tsx'
import { Tag } from '../../parts/figures.tsx'
import { Icon } from '../../parts/icon.tsx'
import { LoadedPage } from '../../parts/loaded.tsx'
import { useEdited } from '../../parts/use-edited.ts'
import { shopOrigin } from '../../platform/endpoint.ts'
import { mutate } from '../../platform/graphql.ts'
import { useChannels, useMay } from '../../platform/rights.ts'
import { readAnew } from '../../platform/query-client.ts'
import { DeskProductDeleteDocument } from './change.generated.ts'
import { labelOfField, wordsOfField } from './field-names.ts'
import { type Channel, formOf, isSet, knowingPacks, type ProductForm as Form, withIds } from './form.ts'
import { rangeFaults } from './facts-input.ts'
import { checkCells } from './pack-columns.ts'
import type { DeskProductWholeFragment } from './product.generated.ts'
import { ProductForm } from './product-form.tsx'
import { productQuery, type Surroundings, surroundingsQuery } from './queries.ts'
import { formAfter, placesOf, saveProduct } from './save.ts'
import { SavedPictures } from './saved-pictures.tsx'

const route = getRouteApi('/products/$id')

export function ProductPage() {
  const { id } = route.useParams()
  const query = useQuery(productQuery(id))
  const around = useQuery(surroundingsQuery(query.data?.productType.id))
  const channels = useChannels()
  const back = { to: '/products', label: m.products_all() } as const
  return (
    <LoadedPage query={query} title={m.changes_noun_product()} back={back}>
      {(product) => (
        <LoadedPage query={around} title={product.name} back={back}>
          {(known) => <Known key={product.id} product={product} around={known} channels={channels} />}
        </LoadedPage>
      )}
    </LoadedPage>
  )
}

function Known({
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
  const now = useMemo(() => formOf(product, around.kinds, channels), [product, around, channels])
  const edited = useEdited<Form>({
    noun: 'product',
    id,
    server: now,
    fields: placesOf(now, around),
    isSet,
    check: (form) => [...rangeFaults(form.facts, around.kinds.product), ...checkCells(form, channels)],
    read: async () => {
      const found = await readAnew(productQuery(id))
      return found && formOf(found, around.kinds, channels)
    },
    save: async (from, to) => {
      const saved = await saveProduct(id, from, to, { ...around, channels, mayTranslate })
      return { faults: saved.faults, named: (form) => withIds(form, saved.made), form: formAfter(to, saved) }
    },
    known: knowingPacks,
    after: () => client.invalidateQueries({ queryKey: ['products'] }),
  })
  const { value, set, at } = edited
  const isShown = Object.values(now.channels).some((listing) => listing?.isPublished)
  const names = { around, channels, packs: { ...now.packs, ...value.packs } }
  return (
    <EditedPage
      edited={edited}
      title={value.texts[DEFAULT_LANGUAGE].name || m.products_unnamed()}
      back={{ to: '/products', label: m.products_all() }}
      aside={
        <>
          <Tag tone={isShown ? 'leaf' : 'quiet'}>{isShown ? m.products_on_sale() : m.products_hidden()}</Tag>
          <span>{around.type?.name}</span>
        </>
      }
      actions={
        isShown && (
          <a
            className="button button--line"
            href={`${shopOrigin()}${pathTo('sort.detail', now.slug)}`}
            target="_blank"
            rel="noreferrer"
          >
            <Icon name="external" small />
            {m.products_in_shop()}
          </a>
        )
      }
      more={
        mayChange
          ? [
              {
                label: m.products_duplicate(),
                onPress: () => void navigate({ to: '/products/new', search: { like: id, whole: true } }),
              },
            ]
          : []
      }
      make={m.products_make()}
      deletion={
        mayChange
          ? {
              title: m.products_delete_ask({ name: product.name }),
              text: m.products_delete_text(),
              run: () => mutate(DeskProductDeleteDocument, { id }),
              done: m.products_deleted(),
              onDone: () => client.removeQueries({ queryKey: productQuery(id).queryKey }),
            }
          : undefined
      }
      mayChange={mayChange}
      labelOf={(path) => labelOfField(path, names)}
      wordsOf={(path, content) => wordsOfField(path, content, names)}
    >
      {!mayChange && <p className="product-closed">{m.parts_only_read()}</p>}
      <fieldset className="product-fields" disabled={!mayChange}>
        <ProductForm
          name="product"
          {...{ form: value, change: set, around, channels, mayTranslate, at }}
          mainPicture={product.media?.[0]?.url}
          pictures={<SavedPictures product={product} />}
        />
      </fieldset>
    </EditedPage>
  )
}
