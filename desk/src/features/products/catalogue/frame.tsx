/** What the four lists of the catalogue share: their tabs, a search in the address, a button for a new one. */
import { codeOf, type TranslatedLanguage } from '@semena/contract/languages'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import { SearchBox } from '../../../parts/forms.tsx'
import { Icon } from '../../../parts/icon.tsx'
import { Page } from '../../../parts/page.tsx'
import { TabRow } from '../../../parts/tab-row.tsx'
import { countText } from '../../../platform/money.ts'
import { useMay } from '../../../platform/rights.ts'
import type { Translations } from '../../../platform/translations.ts'

const KINDS = [
  {
    to: '/catalogue/categories',
    label: m.products_categories,
    one: '/catalogue/categories/$id',
    needs: 'MANAGE_PRODUCTS',
  },
  {
    to: '/catalogue/collections',
    label: m.products_collections,
    one: '/catalogue/collections/$id',
    needs: 'MANAGE_PRODUCTS',
  },
  {
    to: '/catalogue/types',
    label: m.products_types,
    one: '/catalogue/types/$id',
    needs: 'MANAGE_PRODUCT_TYPES_AND_ATTRIBUTES',
  },
  {
    to: '/catalogue/attributes',
    label: m.products_attributes,
    one: '/catalogue/attributes/$id',
    needs: 'MANAGE_PRODUCT_TYPES_AND_ATTRIBUTES',
  },
] as const
type Kind = (typeof KINDS)[number]['to']

export interface CatalogueSearch {
  search?: string
}

/** Reads the address; a search for a number comes as a number. */
export const readCatalogueSearch = ({ search }: Record<string, unknown>): CatalogueSearch =>
  (typeof search === 'string' && search) || typeof search === 'number' ? { search: String(search) } : {}

export const useCatalogueSearch = (): string | null =>
  useSearch({ strict: false, select: ({ search }) => search ?? null })

export function Catalogue({
  kind,
  add,
  total,
  children,
}: {
  kind: Kind
  /** The words on the button for a new one. */
  add: string
  total: number | null
  children: ReactNode
}) {
  const navigate = useNavigate()
  const search = useCatalogueSearch()
  const here = KINDS.find(({ to }) => to === kind)!
  const mayChange = useMay(here.needs)
  // Without the right to see goods that are not published, a Saleor answers neither of the first two lists.
  const seesGoods = useMay('MANAGE_PRODUCTS')
  return (
    <Page
      title={here.label()}
      aside={total === null ? null : countText(total)}
      actions={
        mayChange && (
          <Link className="button" to={here.one} params={{ id: 'new' }}>
            <Icon name="plus" small />
            {add}
          </Link>
        )
      }
    >
      <TabRow label={m.products_catalogue()}>
        {KINDS.filter(({ needs }) => seesGoods || needs !== 'MANAGE_PRODUCTS').map(({ to, label }) => (
          <Link key={to} to={to} className="views-one" aria-current={to === kind ? 'true' : undefined}>
            {label()}
          </Link>
        ))}
      </TabRow>
      <div className="filters">
        <SearchBox
          label={m.products_find()}
          value={search ?? ''}
          onChange={(text) => void navigate({ to: kind, search: text ? { search: text } : {}, replace: true })}
        />
      </div>
      {children}
    </Page>
  )
}

/** In which of the languages a thing has no name. */
export const untranslated = (
  row: Partial<Translations<{ name?: string | null }>>,
  languages: readonly TranslatedLanguage[],
) =>
  languages
    .filter((one) => !row[one]?.name)
    .map(codeOf)
    .join(', ')
