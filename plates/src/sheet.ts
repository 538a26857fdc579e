// The sheet that a figure is printed on: paper with its fibres and spots, frame and lettering.
import { HEIGHT, WIDTH } from './drawing.ts'
import type { Drawing, Figure } from './drawing.ts'
import { latinName } from './facts.ts'
import { ITALIC, ROMAN } from './glyphs.ts'
import { capitals, fit } from './lettering.ts'
import { Pen, path } from './pen.ts'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replace(/[&<>"]/g, (c) => ESCAPES[c] ?? c)

function paper({ palette, key, grain }: Drawing): string {
  const random = grain('sheet')
  const fibres = new Pen()
  for (let i = 0; i < 18; i++) {
    const [x, y] = [random.between(40, WIDTH - 40), random.between(40, HEIGHT - 40)]
    const [a, l] = [random.between(0, 6.28), random.between(14, 46)]
    const middle = [
      x + Math.cos(a) * l * 0.5 + random.between(-9, 9),
      y + Math.sin(a) * l * 0.5 + random.between(-9, 9),
    ] as const
    fibres.move([x, y]).bow(middle, [x + Math.cos(a) * l, y + Math.sin(a) * l])
  }
  let spots = ''
  for (let i = 0; i < 7; i++) {
    spots += `<circle cx="${Math.round(random.between(60, WIDTH - 60))}" cy="${Math.round(random.between(60, HEIGHT - 60))}" r="${Math.round(random.between(3, 9))}"/>`
  }
  return (
    `<path d="M0 0H${WIDTH}V${HEIGHT}H0z" fill="url(#${key}v)"/><g fill="${palette.soft}" opacity=".13">${spots}</g>` +
    path(fibres, `fill="none" stroke="${palette.soft}" stroke-width="2" opacity=".2"`)
  )
}

function caption({ facts, lettering, palette }: Drawing, figure: Figure): string {
  const name = capitals(facts.name)
  const small = { font: ITALIC, size: 44, track: 1.5 }
  const text =
    lettering.set({
      font: ROMAN,
      text: name,
      x: WIDTH / 2,
      y: 2246,
      anchor: 0.5,
      ...fit(name, 1560, { from: 104, to: 48, track: 0.145 }),
    }) +
    lettering.set({ font: ITALIC, text: latinName(facts), x: WIDTH / 2, y: 2322, size: 50, track: 1.5, anchor: 0.5 }) +
    lettering.set({ ...small, text: `Tab. ${String(facts.number).padStart(3, '0')}`, x: 1842, y: 192, anchor: 1 }) +
    figure.notes.map((note) => lettering.set({ ...small, ...note })).join('')
  const frame =
    `<path d="M92 92H1908V2408H92z" fill="none" stroke="${palette.ink}" stroke-width="5"/>` +
    `<path d="M108 108H1892V2392H108z" fill="none" stroke="${palette.ink}" stroke-width="1.8"/>`
  return `${frame}<g fill="${palette.ink}">${text}</g>`
}

export function sheet(drawing: Drawing, figure: Figure, ground: boolean): string {
  const { palette, key, lettering, facts } = drawing
  const vignette =
    `<radialGradient id="${key}v" cx=".46" cy=".42" r=".78"><stop offset="0" stop-color="${palette.sheet}"/>` +
    `<stop offset=".6" stop-color="${palette.paper}"/><stop offset="1" stop-color="${palette.edge}"/></radialGradient>`
  const lettered = drawing.captioned ? caption(drawing, figure) : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH / 2}" height="${HEIGHT / 2}" role="img" aria-label="${escape(facts.name)}">` +
    `<defs>${ground ? vignette : ''}${figure.defs}${lettering.defs()}</defs>` +
    `${ground ? paper(drawing) : ''}${figure.body}${lettered}</svg>`
  )
}
