/** The first thing one sees: the house's claim beside prints fanned on the table, each a slide of the shop's own menu, else a variety. */
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type Picture, PlatePicture, type Variety } from '../../features/catalog/index.ts'
import { m } from '../../paraglide/messages.js'
import { buttonClass } from '../../ui/button.tsx'
import type { Slide } from './home-query.ts'

const FAN = 3

interface Props {
  slides: readonly Slide[]
  /** Those that the slides name, or that stand in for slides. */
  varieties: readonly Variety[]
  /** Whether the shop says how it ships. */
  delivery: boolean
}

export function Hero({ slides, varieties, delivery }: Props) {
  const shown = slides.length > 0 ? slides : varieties.map(slideOf)
  const prints = shown.slice(0, FAN).map((slide, i) => {
    const variety = varieties.find(({ slug }) => slug === slide.variety)
    return { slide, name: variety?.name ?? slide.title, picture: pictureFor(variety, i) }
  })
  return (
    <div className="wrap">
      <section className="hero">
        <div className="hero__copy">
          <h1 className="disp">{m.home_claim()}</h1>
          <p className="lead">{m.home_lead()}</p>
          <div className="hero__cta">
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
        {prints.length > 0 && (
          <ul className="prints">
            {prints.map(({ slide, name, picture }, i) => (
              <li key={slide.id} className={`print print--${i + 1}`}>
                <PrintLink slide={slide}>
                  <span className="plate">
                    {picture ? (
                      <PlatePicture
                        picture={picture}
                        sizes="(min-width: 64rem) 26vw, (min-width: 44rem) 40vw, 78vw"
                        alt={name}
                        priority={i === 0 ? 'first' : 'eager'}
                      />
                    ) : (
                      slide.image && (
                        <img src={slide.image} alt={slide.title} width={410} height={512} decoding="async" />
                      )
                    )}
                  </span>
                  <span className="print__words">
                    <b>{slide.title}</b>
                    <span>{slide.text}</span>
                  </span>
                </PrintLink>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
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

/** The first print shows the flowering top, the others a leaf. */
const pictureFor = (variety: Variety | undefined, i: number): Picture | null =>
  (i === 0 ? variety?.plate : variety?.leaf) ?? null

function PrintLink({ slide: { href }, children }: { slide: Slide; children: ReactNode }) {
  if (!href) return <div>{children}</div>
  if (!href.startsWith('/')) return <a href={href}>{children}</a>
  return <Link to={href as '/'}>{children}</Link>
}
