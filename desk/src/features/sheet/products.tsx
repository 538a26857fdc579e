/** Products and their variants as a sheet, or, for phones, as a list of stock. What is shown stands in the address. */
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { LOW_STOCK } from '@semena/contract/limits'
import { m } from '../../paraglide/messages.js'
import { Pick, SearchBox } from '../../parts/forms.tsx'
import { NoneFits, Nothing, Page } from '../../parts/page.tsx'
import { Views } from '../../parts/views.tsx'
import { Way } from '../../parts/way.tsx'
import { troubleText } from '../../platform/faults.ts'
import { countText } from '../../platform/money.ts'
import { useChannels, useMay } from '../../platform/rights.ts'
import { CellsBar } from './cells-bar.tsx'
import { cells, useCells } from './cells-store.ts'
import { ColumnChoice } from './column-choice.tsx'
import { placesQuery, useColumns } from './columns.ts'
import { GridView } from './grid-view.tsx'
import { rowsAnew, rowsKey, rowsOf } from './load.ts'
import type { Rows } from './rows.ts'
import { clean, type SheetSearch } from './search.ts'
import { StockView } from './stock-view.tsx'

const route = getRouteApi('/products/')

/** The rows that the address asks for; another address brings others. */
function useRows(search: SheetSearch): Rows | null {
  const key = rowsKey(search)
  const [rows, setRows] = useState<Rows | null>(null)
  useEffect(() => {
    const made = rowsOf(JSON.parse(key) as SheetSearch)
    setRows(made)
    made.want(0, 0)
    return () => made.close()
  }, [key])
  useSyncExternalStore(rows ? rows.subscribe : NEVER, () => rows?.change ?? 0)
  const { progress } = useCells()
  // News of products reads again what is in sight and what is typed into; the rest once somebody looks at it.
  useQuery({
    queryKey: ['products', 'sheet', key],
    staleTime: Infinity,
    // Nothing is read until there is news.
    initialData: null,
    enabled: rows !== null && rows.total !== null && progress === null,
    queryFn: async ({ signal }) => {
      const ids = new Set([...(rows?.stale() ?? []).map(({ id }) => id), ...cells.typedInto().slice(0, MOST_AGAIN)])
      const fresh = await rowsAnew([...ids], signal)
      rows?.renew(fresh)
      cells.touch(fresh)
      // What was added or deleted is told by the number of rows.
      await rows?.recount()
      return null
    },
  })
  return rows
}
/** Most rows that are read again because something is typed there. */
const MOST_AGAIN = 300
const NEVER = () => () => {}

export function Products() {
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/products/' })
  const channels = useChannels()
  const mayChange = useMay('MANAGE_PRODUCTS')
  const { data: places } = useQuery(placesQuery)
  const rows = useRows(search)
  const isStock = search.view === 'stock'
  const columns = useColumns(search.rows ?? 'variants')
  const change = (part: Partial<SheetSearch>): void =>
    void navigate({ search: (before) => clean({ ...before, ...part }), replace: true })
  const title = isStock ? m.sheet_stock_title() : m.sheet_title()
  const isFiltered = Object.keys(search).some((name) => name !== 'view' && name !== 'rows')
  const count = rows?.total ?? null
  return (
    <div className={isStock ? undefined : mayChange ? 'products--sheet' : 'products--sheet products--closed'}>
      <Page
        title={title}
        wide
        aside={count === null ? null : rows?.isGuess ? m.sheet_about({ count: countText(count) }) : countText(count)}
        actions={
          isStock ? null : (
            <>
              <ColumnChoice columns={columns} />
              {mayChange && (
                <Link to="/products/new" className="button">
                  {m.sheet_new()}
                </Link>
              )}
            </>
          )
        }
      >
        <Views
          list="products"
          given={[
            { name: m.sheet_view_variants(), search: {} },
            { name: m.sheet_view_products(), search: { rows: 'products' } },
            { name: m.sheet_view_out(), search: { stock: 'out' } },
            { name: m.sheet_view_stock(), search: { view: 'stock' } },
          ]}
          search={{ ...search }}
          onChoose={(next) => void navigate({ search: next as SheetSearch })}
        />
        <div className="filters">
          <SearchBox
            label={m.sheet_search()}
            value={search.search ?? ''}
            onChange={(text) => change({ search: text || undefined })}
          />
          <Pick
            label={m.sheet_any_category()}
            value={search.category ?? ''}
            options={(places?.categories?.edges ?? []).map(({ node }) => ({
              value: node.id,
              label: `${'\u2003'.repeat(node.level)}${node.name}`,
            }))}
            onChange={(category) => change({ category: category || undefined })}
          />
          {(places?.productTypes?.edges.length ?? 0) > 1 && (
            <Pick
              label={m.sheet_any_type()}
              value={search.type ?? ''}
              options={places!.productTypes!.edges.map(({ node }) => ({ value: node.id, label: node.name }))}
              onChange={(type) => change({ type: type || undefined })}
            />
          )}
          <Pick
            label={m.sheet_stock()}
            value={search.stock ?? ''}
            options={[
              { value: 'in', label: m.sheet_stock_in() },
              { value: 'out', label: m.sheet_stock_out() },
              { value: 'low', label: m.sheet_stock_low({ count: LOW_STOCK }) },
            ]}
            onChange={(stock) => change({ stock: stock || undefined })}
          />
          <Pick
            label={m.sheet_channel()}
            value={search.channel ?? ''}
            options={channels.map(({ slug, name }) => ({ value: slug, label: name }))}
            onChange={(channel) =>
              change({ channel: channel || undefined, ...(channel ? {} : { published: undefined }) })
            }
          />
          {search.channel && (
            <Pick
              label={m.sheet_published()}
              value={search.published ?? ''}
              options={[
                { value: 'yes', label: m.sheet_published_yes() },
                { value: 'no', label: m.sheet_published_no() },
              ]}
              onChange={(published) => change({ published: published || undefined })}
            />
          )}
        </div>
        {!mayChange && <p className="products-closed">{m.sheet_closed()}</p>}
        {rows?.error && count === null ? (
          <Nothing
            title={m.parts_trouble()}
            text={troubleText(rows.error)}
            action={
              <button type="button" className="button button--line" onClick={() => rows.again()}>
                {m.parts_again()}
              </button>
            }
          />
        ) : count === 0 && isFiltered ? (
          <NoneFits
            onClear={() => void navigate({ search: ({ view, rows: of }) => clean({ view, rows: of }), replace: true })}
          />
        ) : count === 0 ? (
          <Nothing
            title={m.sheet_empty()}
            text={m.sheet_empty_text()}
            action={
              <div className="filters">
                <Link to="/products/new" className="button button--line">
                  {m.sheet_new()}
                </Link>
                <Way to={[{ to: '/import' }]} className="button button--line">
                  {m.imports_title()}
                </Way>
              </div>
            }
          />
        ) : isStock && (!rows || count === null) ? (
          <div className="stock-bones" aria-busy="true">
            {[1, 2, 3, 4].map((place) => (
              <span key={place} className="skeleton" />
            ))}
          </div>
        ) : rows && isStock ? (
          <StockView rows={rows} columns={columns} isClosed={!mayChange} />
        ) : rows && columns.shown ? (
          <GridView key={rowsKey(search)} label={title} rows={rows} columns={columns} isClosed={!mayChange} />
        ) : (
          <div className="sheet" aria-busy="true" />
        )}
        {mayChange && <CellsBar rows={rows} columns={columns} />}
      </Page>
    </div>
  )
}
