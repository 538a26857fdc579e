/**
 * A table with varieties as columns and facts as rows. It scrolls sideways while the names of the facts stay in sight.
 */
import { goneText } from '../gone.ts'
import { Link } from '@tanstack/react-router'
import { useId, useRef } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '@semena/ui/icon'
import { AddSquare } from '../../basket/index.ts'
import { GenotypeBar } from '../facts/genotype-bar.tsx'
import { DRAWINGS } from '../facts/drawings.tsx'
import { cheapestSeed } from '../cheapest-seed.ts'
import { VarietyPicture } from '../plate-picture.tsx'
import { PackPrice } from '../price.tsx'
import type { Compared } from './compare-query.ts'
import { type CompareRow, type RowKey, rowsOf } from './rows.ts'
import { searchOf } from './search.ts'

interface Props {
  varieties: readonly Compared[]
  onRemove: (slug: string) => void
}

export function CompareTable({ varieties, onRemove }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const only = useId()
  const rows = rowsOf(varieties)
  const slugs = varieties.map(({ slug }) => slug)
  const some = rows.some(({ differs }) => differs)
  return (
    <div className="compare">
      {some && (
        <div className="compare-key">
          <p>
            <span className="compare-mark" aria-hidden="true" />
            {m.compare_key()}
          </p>
          {/* The browser hides the rows: no script is needed. */}
          <label className="check-field" htmlFor={only}>
            <input id={only} type="checkbox" className="compare-only" />
            <span>{m.compare_only()}</span>
          </label>
        </div>
      )}
      <div ref={box} className="compare-box" tabIndex={0} role="region" aria-label={m.compare_table()}>
        <table>
          <caption className="visually-hidden">{m.compare_table()}</caption>
          <thead>
            <tr>
              <td />
              {varieties.map(({ slug, name, plate }) => (
                <th key={slug} scope="col">
                  <Link to="/sort/$slug" params={{ slug }} className="compare-name">
                    <span className="plate">{plate && <VarietyPicture picture={plate} sizes="12rem" alt="" />}</span>
                    {name}
                  </Link>
                  <Link
                    to="/compare"
                    search={searchOf(slugs.filter((other) => other !== slug))}
                    activeOptions={{ exact: true }}
                    replace
                    resetScroll={false}
                    className="button-square compare-drop"
                    aria-label={m.compare_drop({ product: name })}
                    title={m.compare_drop({ product: name })}
                    onClick={() => {
                      onRemove(slug)
                      box.current?.focus({ preventScroll: true })
                    }}
                  >
                    <Icon name="x" small />
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.key} row={row} varieties={varieties} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

function Row({ row: { key, label, texts, differs }, varieties }: { row: CompareRow; varieties: readonly Compared[] }) {
  return (
    <tr className={differs ? '' : 'compare-row--same'}>
      <th scope="row">
        <span className="compare-label">
          {differs && <span className="compare-mark" aria-hidden="true" />}
          {label}
          {differs && <span className="visually-hidden">, {m.compare_differs()}</span>}
        </span>
      </th>
      {varieties.map((variety, i) => (
        <td key={variety.slug}>
          <Cell fact={key} variety={variety} text={texts[i] ?? null} />
        </td>
      ))}
    </tr>
  )
}

function Cell({ fact, variety, text }: { fact: RowKey; variety: Compared; text: string | null }) {
  const { facts, packs, pack, name, ...prices } = variety
  if (fact === 'price') {
    return (
      <div className="compare-buy">
        <PackPrice pack={pack} {...prices} />
        {pack ? (
          <AddSquare variantId={pack.id} productName={name} variantName={pack.name} />
        ) : (
          <span className="text-quiet">{goneText(prices)}</span>
        )}
      </div>
    )
  }
  if (text === null) {
    return (
      <>
        <span aria-hidden="true">—</span>
        <span className="visually-hidden">{m.compare_unknown()}</span>
      </>
    )
  }
  if (fact === 'genotype' && facts.indica !== null) {
    return (
      <div className="facts">
        <GenotypeBar indica={facts.indica} />
      </div>
    )
  }
  const drawing = DRAWINGS.find(({ key }) => key === fact)
  if (drawing) {
    return (
      <div className="compare-fact">
        {drawing.track(facts)}
        {text}
      </div>
    )
  }
  if (fact === 'aroma') return <span className="text-italic">{text.toLowerCase()}</span>
  if (fact === 'seed') {
    return (
      <>
        {text} <small>{cheapestSeed(packs)?.pack.name}</small>
      </>
    )
  }
  return text
}
