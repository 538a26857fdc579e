/** The lists of product types, attributes, categories and collections. */
import type { AttributeInputTypeEnum } from '@semena/contract/enums'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { m } from '../../../paraglide/messages.js'
import { Tag } from '../../../parts/figures.tsx'
import { type Column, List } from '../../../parts/list.tsx'
import { NoneFits, Nothing } from '../../../parts/page.tsx'
import { pagesOf, usePages } from '../../../parts/pages.ts'
import { request } from '../../../platform/graphql.ts'
import { countText } from '../../../platform/money.ts'
import { inTree } from '../tree.ts'
import {
  DeskAttributeListDocument,
  type DeskAttributeListQuery,
  type DeskCategoryTreeQuery,
  DeskCollectionListDocument,
  type DeskCollectionListQuery,
  DeskTypeListDocument,
  type DeskTypeListQuery,
} from './catalogue.generated.ts'
import { Catalogue, untranslated, useCatalogueSearch } from './frame.tsx'
import { useLanguagesToTranslate } from '../../../platform/shop-languages.ts'
import { treeQuery } from './tree-query.ts'

type RowOf<Found> = Found extends { edges: { node: infer Row }[] } ? Row : never
type Type = RowOf<NonNullable<DeskTypeListQuery['productTypes']>>
type Attribute = RowOf<NonNullable<DeskAttributeListQuery['attributes']>>
type Category = RowOf<NonNullable<DeskCategoryTreeQuery['categories']>>
type Collection = RowOf<NonNullable<DeskCollectionListQuery['collections']>>

const missing = <Row extends Parameters<typeof untranslated>[0]>(): Column<Row> => ({
  name: 'missing',
  title: m.products_untranslated(),
  minor: true,
  show: (row) => <Untranslated row={row} />,
})

function Untranslated({ row }: { row: Parameters<typeof untranslated>[0] }) {
  const languages = untranslated(row, useLanguagesToTranslate())
  return languages ? <Tag tone="clay">{languages}</Tag> : '–'
}

const branchName = ({ level, name }: Category) => (
  <span style={{ paddingInlineStart: `${level * 1.5}rem` }}>{name}</span>
)

const collectionState = ({ channelListings }: Collection) =>
  channelListings?.some(({ isPublished }) => isPublished) ? (
    <Tag tone="leaf">{m.products_on_sale()}</Tag>
  ) : (
    <Tag>{m.products_hidden()}</Tag>
  )

export function TypeList() {
  const search = useCatalogueSearch()
  const navigate = useNavigate()
  const pages = usePages(
    pagesOf<Type>(['products', 'type-list', search], async (after, signal) => {
      const { productTypes } = await request(DeskTypeListDocument, { after, search }, signal)
      return productTypes
    }),
  )
  return (
    <Catalogue kind="/catalogue/types" add={m.products_new_type()} total={pages.total}>
      <List
        label={m.products_types()}
        {...pages}
        columns={[
          { name: 'name', title: m.products_name(), show: (row) => row.name },
          {
            name: 'facts',
            title: m.products_facts(),
            align: 'right',
            named: true,
            show: (row) => countText(row.productAttributes?.length ?? 0),
          },
          {
            name: 'packs',
            title: m.products_pack_facts(),
            align: 'right',
            named: true,
            show: (row) => countText(row.variantAttributes?.length ?? 0),
          },
          {
            name: 'shipping',
            title: m.products_shipped(),
            minor: true,
            show: (row) => (row.isShippingRequired ? m.parts_yes() : m.parts_no()),
          },
        ]}
        link={(row) => ({ to: '/catalogue/types/$id', params: { id: row.id } })}
        onOpen={(row) => void navigate({ to: '/catalogue/types/$id', params: { id: row.id } })}
        empty={
          search ? (
            <NoneFits onClear={() => void navigate({ to: '/catalogue/types', search: {} })} />
          ) : (
            <Nothing title={m.products_no_types()} text={m.products_no_types_text()} />
          )
        }
      />
    </Catalogue>
  )
}

export const KIND_NAMES: Record<AttributeInputTypeEnum, () => string> = {
  DROPDOWN: m.products_kind_dropdown,
  MULTISELECT: m.products_kind_multiselect,
  FILE: m.products_kind_file,
  REFERENCE: m.products_kind_references,
  SINGLE_REFERENCE: m.products_kind_reference,
  NUMERIC: m.products_kind_numeric,
  RICH_TEXT: m.products_kind_rich,
  PLAIN_TEXT: m.products_kind_plain,
  SWATCH: m.products_kind_swatch,
  BOOLEAN: m.products_kind_boolean,
  DATE: m.products_kind_date,
  DATE_TIME: m.products_kind_moment,
}

export function AttributeList() {
  const search = useCatalogueSearch()
  const navigate = useNavigate()
  const pages = usePages(
    pagesOf<Attribute>(['products', 'attribute-list', search], async (after, signal) => {
      const { attributes } = await request(DeskAttributeListDocument, { first: 50, after, search }, signal)
      return attributes
    }),
  )
  return (
    <Catalogue kind="/catalogue/attributes" add={m.products_new_attribute()} total={pages.total}>
      <List
        label={m.products_attributes()}
        {...pages}
        columns={[
          { name: 'name', title: m.products_name(), show: (row) => row.name },
          { name: 'kind', title: m.products_kind(), show: (row) => row.inputType && KIND_NAMES[row.inputType]() },
          {
            name: 'for',
            title: m.products_kind_of(),
            minor: true,
            show: (row) => (row.type === 'PAGE_TYPE' ? m.products_for_pages() : m.products_all()),
          },
          {
            name: 'required',
            title: m.products_required(),
            minor: true,
            show: (row) => (row.valueRequired ? m.parts_yes() : '–'),
          },
          missing<Attribute>(),
        ]}
        link={(row) => ({ to: '/catalogue/attributes/$id', params: { id: row.id } })}
        onOpen={(row) => void navigate({ to: '/catalogue/attributes/$id', params: { id: row.id } })}
        empty={
          search ? (
            <NoneFits onClear={() => void navigate({ to: '/catalogue/attributes', search: {} })} />
          ) : (
            <Nothing title={m.products_no_attributes()} text={m.products_no_attributes_text()} />
          )
        }
      />
    </Catalogue>
  )
}

export function CategoryTree() {
  const search = useCatalogueSearch()?.toLowerCase()
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery(treeQuery)
  const rows = data && inTree(data).filter(({ name }) => !search || name.toLowerCase().includes(search))
  return (
    <Catalogue kind="/catalogue/categories" add={m.products_new_category()} total={data?.length ?? null}>
      <List
        label={m.products_categories()}
        rows={rows}
        error={error}
        onAgain={() => void refetch()}
        columns={[
          {
            name: 'name',
            title: m.products_name(),
            show: branchName,
          },
          {
            name: 'products',
            title: m.products_all(),
            align: 'right',
            named: true,
            show: (row) => countText(row.products?.totalCount ?? 0),
          },
          missing<Category>(),
        ]}
        link={(row) => ({ to: '/catalogue/categories/$id', params: { id: row.id } })}
        onOpen={(row) => void navigate({ to: '/catalogue/categories/$id', params: { id: row.id } })}
        empty={
          search ? (
            <NoneFits onClear={() => void navigate({ to: '/catalogue/categories', search: {} })} />
          ) : (
            <Nothing title={m.products_no_categories()} text={m.products_no_categories_text()} />
          )
        }
      />
    </Catalogue>
  )
}

export function CollectionList() {
  const search = useCatalogueSearch()
  const navigate = useNavigate()
  const pages = usePages(
    pagesOf<Collection>(['products', 'collection-list', search], async (after, signal) => {
      const { collections } = await request(DeskCollectionListDocument, { after, search }, signal)
      return collections
    }),
  )
  return (
    <Catalogue kind="/catalogue/collections" add={m.products_new_collection()} total={pages.total}>
      <List
        label={m.products_collections()}
        {...pages}
        columns={[
          { name: 'name', title: m.products_name(), show: (row) => row.name },
          {
            name: 'state',
            title: m.products_published(),
            show: collectionState,
          },
          {
            name: 'products',
            title: m.products_all(),
            align: 'right',
            named: true,
            show: (row) => countText(row.products?.totalCount ?? 0),
          },
          missing<Collection>(),
        ]}
        link={(row) => ({ to: '/catalogue/collections/$id', params: { id: row.id } })}
        onOpen={(row) => void navigate({ to: '/catalogue/collections/$id', params: { id: row.id } })}
        empty={
          search ? (
            <NoneFits onClear={() => void navigate({ to: '/catalogue/collections', search: {} })} />
          ) : (
            <Nothing title={m.products_no_collections()} text={m.products_no_collections_text()} />
          )
        }
      />
    </Catalogue>
  )
}
