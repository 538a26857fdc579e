import { hostname } from 'node:os'
import { expect, it } from 'vitest'
import { ownNames } from './own-names.ts'

const TRIED_OUT = { publicUrl: null, redirectHosts: [], host: '127.0.0.1' }

it('a shop without a public address is known by the names of its machine, by numbers and by names that are set', () => {
  const isOwn = ownNames({ ...TRIED_OUT, redirectHosts: ['shop.test'] })
  for (const host of [
    'localhost:3000',
    'eu.localhost',
    '127.0.0.1:1',
    '10.1.2.3',
    '[::1]:3000',
    hostname(),
    'shop.test',
    'EU.shop.test:80',
  ])
    expect([host, isOwn(host)]).toEqual([host, true])
  for (const host of [
    'example.com',
    'localhost.example.com',
    'notlocalhost',
    'myshop.test',
    '127.0.0.1.example.com',
    'x:y:z',
  ])
    expect([host, isOwn(host)]).toEqual([host, false])
})

it('a public address leaves every name to it', () => {
  expect(ownNames({ ...TRIED_OUT, publicUrl: 'https://shop.example.com' })('example.com')).toBe(true)
})
