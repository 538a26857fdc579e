/**
 * The cover: prints that one leafs through. A strip that one swipes; a wide screen with a pointer shows it as a fan
 * with the chosen print in front. It never moves by itself. Without scripts the strip is swiped, and the dots lead to
 * its prints.
 */
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { VarietyPicture, type Variety } from '../../features/catalog/index.ts'
import { m } from '../../paraglide/messages.js'
import { useEarlyClick } from '@semena/ui/early-clicks'
import { Icon } from '@semena/ui/icon'
import type { Slide } from './home-query.ts'

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

export function Cover({ slides, varieties }: { slides: readonly Slide[]; varieties: readonly Variety[] }) {
  const count = slides.length
  const strip = useRef<HTMLDivElement>(null)
  // It is null until the visitor chooses a print, so that screen readers do not announce the first one.
  const [chosen, setChosen] = useState<number | null>(null)
  const shown = chosen ?? 0
  // The print that the strip is scrolling to; prints that it passes meanwhile do not count as chosen.
  const aim = useRef<number | null>(null)
  const show = (i: number): void => {
    const next = (i + count) % count
    setChosen(next)
    const box = strip.current
    // A fan has nothing to scroll.
    if (!box || box.scrollWidth <= box.clientWidth) return
    aim.current = next
    box.scrollTo({ left: ((box.scrollWidth - box.clientWidth) * next) / (count - 1) })
  }
  const leaf = (event: KeyboardEvent): void => {
    const step = STEPS[event.key]
    if (!step || count < 2) return
    event.preventDefault()
    show(shown + step)
  }
  return (
    <section
      className="cover"
      aria-roledescription={m.home_cover_role()}
      aria-label={m.home_cover_label()}
      onKeyDown={leaf}
    >
      <div
        ref={strip}
        className="cover-prints"
        onScroll={({ currentTarget: { scrollLeft, scrollWidth, clientWidth } }) => {
          const there = Math.round((scrollLeft / (scrollWidth - clientWidth)) * (count - 1))
          if (aim.current === null) {
            if (there !== shown && there >= 0) setChosen(there)
          } else if (there === aim.current) aim.current = null
        }}
        onPointerDown={() => {
          aim.current = null
        }}
        onWheel={() => {
          aim.current = null
        }}
      >
        {slides.map((slide, i) => (
          <div
            key={slide.id}
            id={`cover-${i + 1}`}
            className={`cover-print cover-print--${placeOf((i - shown + count) % count, count)}`}
            role="group"
            aria-roledescription={m.home_cover_slide()}
            aria-label={slide.title}
          >
            <Print slide={slide} variety={varieties.find(({ slug }) => slug === slide.variety)} first={i === 0} />
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className="cover-nav">
          <Step icon="left" label={m.home_cover_previous()} onPress={() => show(shown - 1)} />
          {slides.map(({ id, title }, i) => (
            <a
              key={id}
              className="cover-dot"
              href={`#cover-${i + 1}`}
              aria-label={title}
              aria-current={i === shown ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault()
                show(i)
              }}
            />
          ))}
          <Step icon="right" label={m.home_cover_next()} onPress={() => show(shown + 1)} />
          <p className="visually-hidden" role="status">
            {chosen !== null && slides[shown]?.title}
          </p>
        </div>
      )}
    </section>
  )
}

/** The place of a print in the fan, by its distance from the front print. */
function placeOf(away: number, count: number): string {
  if (away === 0) return 'front'
  if (away === 1) return 'right'
  return away === count - 1 ? 'left' : 'under'
}

function Step({ icon, label, onPress }: { icon: 'left' | 'right'; label: string; onPress: () => void }) {
  return (
    <button
      ref={useEarlyClick()}
      data-early=""
      type="button"
      className="button-square button-square--line"
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  )
}

interface PrintProps {
  slide: Slide
  variety: Variety | undefined
  first: boolean
}

function Print({ slide: { title, text, href, image }, variety, first }: PrintProps) {
  return (
    <PrintLink href={href}>
      <span className="plate">
        {variety?.plate ? (
          <VarietyPicture
            picture={variety.plate}
            sizes="(min-width: 64rem) 26vw, (min-width: 44rem) 20rem, 74vw"
            alt={variety.name}
            priority={first ? 'first' : 'eager'}
          />
        ) : (
          image && <img className="cover-own" src={image} alt={title} width={410} height={512} decoding="async" />
        )}
      </span>
      <span className="cover-print-words">
        <b>{title}</b>
        <span>{text}</span>
      </span>
    </PrintLink>
  )
}

function PrintLink({ href, children }: { href: string | null; children: ReactNode }) {
  if (!href) return <div>{children}</div>
  if (!href.startsWith('/')) return <a href={href}>{children}</a>
  return <Link to={href as '/'}>{children}</Link>
}
