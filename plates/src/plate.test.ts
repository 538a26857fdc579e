// Plates: the same facts give the same drawing and other facts another, and every drawing is small, well formed and
// without fonts.
import { describe, expect, it } from 'vitest'
import { ROMAN } from './glyphs.ts'
import { PLATE_LIMIT, plate } from './plate.ts'
import type { PlateFacts, PlateOptions } from './plate.ts'

const facts: PlateFacts = {
  slug: 'northern-lights',
  name: 'Northern Lights',
  maker: 'Semena',
  number: 1,
  indica: 95,
  sativa: 5,
  heightCm: 110,
  aroma: ['pine', 'earthy', 'sweet'],
  kind: 'feminized',
  seeds: 5,
}
const bare: PlateOptions = { view: 'plate', theme: 'paper', caption: false, ground: true }

const VIEWS = ['plate', 'leaf', 'seed', 'pack'] as const
const options: PlateOptions[] = VIEWS.flatMap((view) =>
  (['paper', 'night'] as const).flatMap((theme) =>
    [true, false].flatMap((caption) => [true, false].map((ground) => ({ view, theme, caption, ground }))),
  ),
)

/** The first fault in the nesting, attributes or references of a document, or null. */
function fault(svg: string): string | null {
  const open: string[] = []
  const ids = new Set<string>()
  let rest = svg
  while (rest !== '') {
    const tag = /^<(\/?)([a-zA-Z]+)((?: [a-z][\w:-]*="[^"<]*")*)(\/?)>/i.exec(rest)
    if (!tag) return `no tag at ${rest.slice(0, 60)}`
    const [whole, closing, name = '', attributes = '', alone] = tag
    if (/&(?!amp;|lt;|gt;|quot;)/.test(attributes)) return `bare ampersand in ${whole}`
    if (/NaN|undefined|Infinity/.test(attributes)) return `no number in ${whole.slice(0, 200)}`
    const names = [...attributes.matchAll(/ ([a-z][\w:-]*)=/gi)].map((m) => m[1])
    if (new Set(names).size !== names.length) return `attribute twice in ${whole.slice(0, 200)}`
    const id = / id="([^"]*)"/.exec(attributes)?.[1]
    if (id !== undefined && ids.has(id)) return `id twice: ${id}`
    if (id !== undefined) ids.add(id)
    if (closing) {
      if (open.pop() !== name) return `stray </${name}>`
    } else if (!alone) open.push(name)
    rest = rest.slice(whole.length)
  }
  for (const [, id = ''] of svg.matchAll(/(?:href="#|url\(#)([^")]*)/g))
    if (!ids.has(id)) return `nothing is called ${id}`
  return open.length > 0 ? `left open: ${open.join(' ')}` : null
}

/** Varieties of many heights, shares and kinds, among which every composition should occur. */
const many: PlateFacts[] = Array.from({ length: 40 }, (_, i) => ({
  ...facts,
  slug: `variety-${i}`,
  name: `Variety No. ${i}`,
  number: i + 1,
  indica: (i * 37) % 101,
  sativa: 100 - ((i * 37) % 101),
  heightCm: 30 + ((i * 53) % 270),
  aroma: i % 2 ? ['citrus', 'spicy'] : ['grape'],
  kind: (['feminized', 'autoflowering', 'regular'] as const)[i % 3] ?? 'regular',
  seeds: (i % 12) + 1,
}))

describe('plate', () => {
  it('draws the same facts the same way', () => {
    for (const option of options) expect(plate({ ...facts }, option)).toBe(plate(facts, option))
  })

  it('draws another variety otherwise, even with the same facts', () => {
    for (const view of VIEWS) {
      const drawn = new Set(many.map(({ slug }) => plate({ ...facts, slug }, { ...bare, view })))
      expect(drawn.size).toBe(many.length)
    }
  })

  it('is well-formed XML with every reference kept', () => {
    for (const variety of [facts, ...many.slice(0, 12)]) {
      for (const option of options) expect(fault(plate(variety, option))).toBeNull()
    }
    // The test makes many large drawings, for which a busy machine needs time.
  }, 30_000)

  it('escapes a name and letters it whatever it holds', () => {
    const svg = plate({ ...facts, name: `Žluťoučký "Š" & <Щука> Ö'漢` }, { ...bare, caption: true })
    expect(fault(svg)).toBeNull()
    expect(svg).toContain('aria-label="Žluťoučký &quot;Š&quot; &amp; &lt;Щука&gt; Ö\'漢"')
  })

  it('keeps its weight', () => {
    for (const variety of many) {
      for (const view of VIEWS) {
        const svg = plate(variety, { view, theme: 'night', caption: true, ground: true })
        expect(Buffer.byteLength(svg), `${variety.slug} ${view}`).toBeLessThanOrEqual(PLATE_LIMIT)
      }
    }
  })

  it('draws an unknown or missing aroma as earth', () => {
    const earth = plate({ ...facts, aroma: ['earthy'] }, bare)
    expect(plate({ ...facts, aroma: ['petrichor'] }, bare)).toBe(earth)
    expect(plate({ ...facts, aroma: [] }, bare)).toBe(earth)
    expect(plate({ ...facts, aroma: ['constructor'] }, bare)).toBe(earth)
  })

  it('leaves the paper out when asked', () => {
    expect(plate(facts, { ...bare, ground: false })).not.toContain('M0 0H2000V2500')
    expect(plate(facts, bare)).toContain('M0 0H2000V2500')
  })

  it('needs no font', () => {
    for (const option of options) expect(plate(facts, option)).not.toMatch(/<text|font-family/)
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789#-&'’ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"
    expect(Array.from(letters).filter((letter) => !ROMAN.get(letter)?.[1])).toEqual([])
  })
})

describe('the name on a pack', () => {
  const lettered = (maker: string) => plate({ ...facts, maker }, { ...bare, view: 'pack' })

  it('is the one of whoever sells it', () => {
    expect(lettered('Rajče & syn')).not.toBe(lettered('Semena'))
    expect(fault(lettered('Rajče & syn'))).toBeNull()
  })

  it('may be missing, long or in another alphabet', () => {
    for (const maker of [
      '',
      'Огородъ',
      'A garden with a very long name, at the end of the street & beyond',
      '日本 <&>',
    ])
      expect(fault(lettered(maker))).toBeNull()
  })

  it('stands on packs alone', () => {
    for (const view of ['plate', 'leaf', 'seed'] as const)
      expect(plate({ ...facts, maker: 'Other' }, { ...bare, view, caption: true })).toBe(
        plate(facts, { ...bare, view, caption: true }),
      )
  })
})
