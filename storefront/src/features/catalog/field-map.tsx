/**
 * Every variety of the channel as a seed on a field: genotype across, THC up, and as a list in the map's order. It is
 * the server's: the browser draws it only where it comes to the page without one (`variety-map.tsx`).
 */
import { Icon } from '@semena/ui/icon'
import { m } from '../../paraglide/messages.js'
import { localPath } from '../../platform/i18n.ts'
import { thcText } from './facts/words.ts'
import { type Layout, NARROW, WIDE, type Placed, inOrder, place } from './field-layout.ts'
import type { MapPoint } from './map-query.ts'

export interface MapProps {
  marks: readonly MapPoint[]
  /** Slugs of the best-selling varieties, whose names are written first. */
  bestsellers: readonly string[]
}

const labelOf = ({ name, facts }: MapPoint): string =>
  m.catalog_field_label({ name, indica: facts.indica ?? 0, thc: thcText(facts.thc ?? [0, 0]) })

export default function FieldMap({ marks, bestsellers }: MapProps) {
  const field = marks.filter(({ facts }) => facts.indica !== null && facts.thc)
  return (
    <>
      <div className="field-map" aria-hidden="true">
        <Field layout={WIDE} placed={place(field, bestsellers, WIDE)} className="field-map-large" />
        <Field layout={NARROW} placed={place(field, bestsellers, NARROW)} className="field-map-small" />
      </div>
      <details className="field-map-list">
        <summary>
          {m.catalog_field_list({ count: field.length })}
          <Icon name="plus" small />
        </summary>
        <ol>
          {inOrder(field).map((mark) => (
            <li key={mark.slug}>
              <a href={localPath(`/sort/${mark.slug}`)} data-slug={mark.slug}>
                {labelOf(mark)}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </>
  )
}

function Field({ layout, placed, className }: { layout: Layout; placed: readonly Placed[]; className: string }) {
  const { width, height, left, right, top, bottom, lines, x, y, seed, touch } = layout
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={className}>
      {lines.map((thc) => (
        <g key={thc}>
          <path className="field-map-line" d={`M${left} ${y(thc)}H${width - right}`} />
          <text className="field-map-figure" x={left - 8} y={y(thc) + 4} textAnchor="end">
            {m.catalog_percent({ figure: thc })}
          </text>
        </g>
      ))}
      <path className="field-map-line" d={`M${x(50)} ${top}V${height - bottom}`} />
      <text className="field-map-end" x={left} y={height - bottom + 30}>
        {m.catalog_indica()}
      </text>
      <text className="field-map-half" x={x(50)} y={height - bottom + 30} textAnchor="middle">
        {m.catalog_field_half()}
      </text>
      <text className="field-map-end" x={width - right} y={height - bottom + 30} textAnchor="end">
        {m.catalog_sativa()}
      </text>
      {placed.map(({ mark, mark: { slug, name, facts }, cx, cy, from, to, label }) => (
        <a
          key={slug}
          href={localPath(`/sort/${slug}`)}
          data-slug={slug}
          tabIndex={-1}
          className={
            facts.genetics?.slug === 'autoflowering' ? 'field-map-variety field-map-variety--auto' : 'field-map-variety'
          }
        >
          <title>{labelOf(mark)}</title>
          <circle className="field-map-touch" cx={cx} cy={cy} r={touch} />
          <path className="field-map-whisker" d={`M${cx} ${from}V${to}`} />
          <path
            className="field-map-seed"
            transform={`translate(${cx} ${cy}) scale(${seed})`}
            d="M0-7c4.2 3 6 5.8 6 8.6C6 5.200 3.500 7.500 0 7.500S-6 5.200-6 1.600C-6-1.200-4.200-4 0-7z"
          />
          {label && (
            <text
              className={label.more ? 'field-map-name field-map-name--more' : 'field-map-name'}
              x={label.x}
              y={label.y}
              textAnchor={label.anchor}
            >
              {name}
            </text>
          )}
        </a>
      ))}
    </svg>
  )
}
