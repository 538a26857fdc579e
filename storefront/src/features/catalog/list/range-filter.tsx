/**
 * A range with two handles under its histogram. It is made of two of the browser's sliders, so the form works without
 * scripts.
 */
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import type { Range } from '../search.ts'

interface Props {
  label: string
  /** The names of the two fields; equal where one parameter holds both values. */
  names: readonly [from: string, to: string]
  scale: readonly [least: number, most: number]
  asked: Range
  /** How many varieties stand in each part of the scale. */
  bars?: readonly number[] | undefined
  say: (figure: number) => string
}

export function RangeFilter({ label, names, scale: [least, most], asked, bars, say }: Props) {
  const [values, setValues] = useState<readonly [number, number]>([asked[0] ?? least, asked[1] ?? most])
  const [from, to] = [Math.min(...values), Math.max(...values)]
  const handle = (index: 0 | 1, name: string) => (
    <input
      type="range"
      name={names[index]}
      min={least}
      max={most}
      value={values[index]}
      aria-label={name}
      aria-valuetext={say(values[index])}
      onChange={(event) =>
        setValues(index === 0 ? [Number(event.target.value), values[1]] : [values[0], Number(event.target.value)])
      }
    />
  )
  return (
    <fieldset className="filter">
      <legend>{label}</legend>
      <div className="range-filter">
        <Histogram bars={bars} least={least} most={most} from={from} to={to} />
        {handle(0, m.catalog_from({ name: label }))}
        {handle(1, m.catalog_to({ name: label }))}
        <output>{say(from)}</output>
        <output>{say(to)}</output>
      </div>
    </fieldset>
  )
}

const TALL = 36

function Histogram({
  bars = [],
  least,
  most,
  from,
  to,
}: {
  bars?: readonly number[] | undefined
  least: number
  most: number
  from: number
  to: number
}) {
  const highest = Math.max(1, ...bars)
  const step = (most - least) / Math.max(1, bars.length)
  return (
    <svg viewBox={`0 0 ${Math.max(1, bars.length) * 10} 40`} preserveAspectRatio="none" aria-hidden="true">
      {bars.map((count, i) => {
        const middle = least + step * (i + 0.5)
        const tall = count === 0 ? 0 : Math.max(2, (count / highest) * TALL)
        return (
          <rect
            key={i}
            className={middle >= from && middle <= to ? 'range-filter-bar range-filter-bar--in' : 'range-filter-bar'}
            x={i * 10 + 0.5}
            y={40 - tall}
            width={9}
            height={tall}
          />
        )
      })}
    </svg>
  )
}
