/** Genotype as a two-sided bar: indica solid, sativa hatched, a notch at the middle. The figures stand beside it. */
import { m } from '../../../paraglide/messages.js'

export function GenotypeBar({ indica }: { indica: number }) {
  return (
    <div className="genotype-bar">
      <span>
        {m.catalog_indica()} <b>{indica}</b>
      </span>
      <span>
        <b>{100 - indica}</b> {m.catalog_sativa()}
      </span>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <path className="genotype-bar-indica" d={`M0 0H${indica}V8H0z`} />
        <path className="genotype-bar-middle" d="M50 0V8" />
      </svg>
    </div>
  )
}
