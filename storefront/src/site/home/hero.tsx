/**
 * The top of the home page: the shop's claim beside the cover, which shows the shop's slides or else its first
 * varieties.
 */
import { Link } from '@tanstack/react-router'
import type { Variety } from '../../features/catalog/index.ts'
import { m } from '../../paraglide/messages.js'
import { InTurn } from '../../platform/in-turn.tsx'
import { useShop } from '../../platform/shop.ts'
import { buttonClass } from '@semena/ui/button'
import { Cover } from './cover.tsx'
import type { Slide } from './home-query.ts'

/** How many varieties stand in for slides. */
const STAND_IN = 3

interface Props {
  slides: readonly Slide[]
  /** Those that the slides name, or that stand in for slides. */
  varieties: readonly Variety[]
  /** Whether the shop says how it ships. */
  delivery: boolean
}

export function Hero({ slides, varieties, delivery }: Props) {
  const { words } = useShop()
  const shown = slides.length > 0 ? slides : varieties.slice(0, STAND_IN).map(slideOf)
  return (
    <InTurn>
      <div className="wrap">
        <section className="hero">
          <div className="hero-copy">
            <h1 className="text-display">{words.claim}</h1>
            <p className="hero-lead">{words.lead}</p>
            <div className="hero-actions">
              <Link to="/catalog" className={buttonClass({ look: 'leaf', big: true })}>
                {m.home_open()}
              </Link>
              {delivery && (
                <Link to="/delivery" className={buttonClass({ look: 'line', big: true })}>
                  {m.home_delivery()}
                </Link>
              )}
            </div>
          </div>
          {shown.length > 0 && <Cover slides={shown} varieties={varieties} />}
        </section>
      </div>
    </InTurn>
  )
}

const slideOf = ({ id, slug, name, facts }: Variety): Slide => ({
  id,
  title: name,
  text: facts.genetics?.name ?? '',
  href: `/sort/${slug}`,
  variety: slug,
  image: null,
})
