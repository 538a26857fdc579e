import { expect, test } from 'vitest'
import { pictureSize, readPage } from './page-pictures.ts'

test('a page names the pictures it shows first, and the pages it leads to', () => {
  const html = `
    <a class="card" href="/sort/blueberry">Blueberry</a> <a href="/basket">Basket</a> <a href="/collections/new?page=2">New</a>
    <picture>
      <source media="(prefers-color-scheme: dark)" srcset="/thumbnail/ab/night.png/256/avif 205w">
      <img src="/thumbnail/ab/day.png/512/avif" srcset="/thumbnail/ab/day.png/256/avif 205w, /thumbnail/ab/day.png/512/avif 410w" loading="eager">
    </picture>
    <img src="http://eu.shop.localhost:3000/thumbnail/cd/far.png/256/avif" loading="lazy">
    <a href="/collections/new">New</a>`
  expect(readPage(html)).toEqual({
    first: ['/thumbnail/ab/day.png/512/avif', '/thumbnail/ab/day.png/256/avif', '/thumbnail/ab/night.png/256/avif'],
    links: ['/sort/blueberry', '/collections/new'],
  })
})

test.each([
  ['/thumbnail/ab/day.png/512/avif', { path: 'ab/day.png', size: 512, format: 'AVIF' }],
  ['/thumbnail/ab/day.png/64/original', { path: 'ab/day.png', size: 64, format: 'ORIGINAL' }],
  ['/thumbnail/ab/day.png/64/gif', null],
  ['/media/ab/day.png', null],
])('%s as a size of a picture', (path, size) => {
  expect(pictureSize(path)).toEqual(size)
})
