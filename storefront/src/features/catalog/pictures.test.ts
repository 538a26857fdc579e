/** Which picture of a variety stands where. */
import { expect, it } from 'vitest'
import { galleryOf, pictureOf, picturesOf } from './pictures.ts'

const media = (view: string | null, theme: string | null = 'paper') => ({
  alt: '',
  type: 'IMAGE',
  view,
  theme,
  small: `${view}-${theme}-small`,
  medium: `${view}-${theme}-medium`,
})

it('the gallery shows the sheet in place of the bare plate, lists the bare plate', () => {
  const pictures = picturesOf(['plate', 'sheet', 'leaf'].flatMap((view) => [media(view), media(view, 'night')]))
  expect(galleryOf(pictures).map(({ view }) => view)).toEqual(['sheet', 'leaf'])
  expect(pictureOf(pictures, 'plate')?.day.small).toBe('plate-paper-small')
  expect(pictureOf(pictures, 'sheet')?.night?.small).toBe('sheet-night-small')
})

it('a shop without sheets shows what it has', () => {
  const pictures = picturesOf([media('plate'), media('leaf')])
  expect(galleryOf(pictures)).toHaveLength(2)
  expect(pictureOf(pictures, 'sheet')?.day.small).toBe('plate-paper-small')
  expect(galleryOf(picturesOf([media(null, null), media(null, null)]))).toHaveLength(2)
})
