/** What is in a table of varieties (`variety-table.tsx`): its head, and a row for each variety. */
import { goneText } from './gone.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { AddSquare } from '../basket/index.ts'
import { DRAWINGS } from './facts/drawings.tsx'
import { GenotypeBar } from './facts/genotype-bar.tsx'
import { VarietyPicture } from './plate-picture.tsx'
import { PackPrice } from './price.tsx'
import type { Variety } from './variety.ts'

const COLUMN = { thc: 'variety-table-thc', weeks: 'variety-table-weeks', height: 'variety-table-height' } as const

export interface TableProps {
  varieties: readonly Variety[]
  caption: string
  /** The slug of the variety whose row is marked. */
  current?: string
}

export function TableContent({ varieties, caption, current }: TableProps) {
  return (
    <>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {!current && (
            <th scope="col" className="variety-table-number">
              {m.catalog_number()}
            </th>
          )}
          <th scope="col">{m.catalog_variety()}</th>
          <th scope="col" className="variety-table-genotype">
            {m.catalog_genotype()}
          </th>
          {DRAWINGS.map(({ key, column }) => (
            <th key={key} scope="col" className={COLUMN[key]}>
              {column()}
            </th>
          ))}
          <th scope="col" className="variety-table-aroma">
            {m.catalog_aroma()}
          </th>
          <th scope="col">{m.catalog_price()}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {varieties.map((variety) => (
          <Row key={variety.slug} variety={variety} numbered={!current} current={variety.slug === current} />
        ))}
      </tbody>
    </>
  )
}

function Row({
  variety: { slug, name, facts, leaf, pack, ...prices },
  numbered,
  current,
}: {
  variety: Variety
  numbered: boolean
  current: boolean
}) {
  const { indica, aroma, number } = facts
  return (
    <tr className={current ? 'variety-table-current' : undefined}>
      {numbered && (
        <td className="variety-table-number text-quiet">{number !== null && String(number).padStart(3, '0')}</td>
      )}
      <th scope="row" className="variety-table-name">
        <Link to="/sort/$slug" params={{ slug }} aria-current={current ? 'page' : undefined}>
          <span className="plate">{leaf && <VarietyPicture picture={leaf} sizes="3rem" alt="" />}</span>
          {name}
        </Link>
      </th>
      <td className="variety-table-genotype">
        <div className="facts">{indica !== null && <GenotypeBar indica={indica} />}</div>
      </td>
      {DRAWINGS.map(({ key, shortLabel, shortText, track }) => {
        const drawn = track(facts)
        return (
          <td key={key} className={COLUMN[key]}>
            {drawn && <Cell label={shortLabel()} track={drawn} value={shortText(facts)} />}
          </td>
        )
      })}
      <td className="variety-table-aroma text-italic">{aroma.join(', ').toLowerCase()}</td>
      <td className="variety-table-price">
        <PackPrice pack={pack ?? { name: goneText(prices) }} {...prices} />
      </td>
      <td className="variety-table-buy">
        {pack && !current && <AddSquare variantId={pack.id} productName={name} variantName={pack.name} />}
      </td>
    </tr>
  )
}

/** A fact with its drawing. Its name is shown where the table has no head. */
function Cell({ label, track, value }: { label: string; track: ReactNode; value: string | null }) {
  return (
    <div className="facts">
      <div className="facts-row">
        <span className="variety-table-label text-quiet" aria-hidden="true">
          {label}
        </span>
        <span>{track}</span>
        <span className="facts-value">{value}</span>
      </div>
    </div>
  )
}
