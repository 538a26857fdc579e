/** The origins of the other channels. */
import { expect, it } from 'vitest'
import { channelOrigin } from './channel-origin.ts'

it.each([
  ['https://eu.seeds.example/ru/faq?q=1', 'eu', 'us', 'https://us.seeds.example'],
  ['http://ru.shop.localhost:3000/', 'ru', 'eu', 'http://eu.shop.localhost:3000'],
  ['https://www.seeds.example/', 'us', 'eu', null],
  ['https://us.example/', 'us', 'eu', null],
  ['http://127.0.0.1:3000/', 'us', 'eu', null],
  ['http://[::1]:3000/', 'us', 'eu', null],
])('%s in %s: %s is at %s', (here, now, other, expected) => expect(channelOrigin(here, now, other)).toBe(expected))
