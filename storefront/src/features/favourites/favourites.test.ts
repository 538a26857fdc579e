import { describe, expect, it } from 'vitest'
import { readFavourites } from './store.ts'

describe('favourites kept on the device', () => {
  it('are read without what does not belong there', () => {
    expect(readFavourites('["haze","skunk-1","haze",3,null,""]')).toEqual(['haze', 'skunk-1'])
  })
  it('are none where nothing, or nothing readable, is kept', () => {
    for (const raw of [null, '', '{', '{"a":1}', '"haze"']) expect(readFavourites(raw)).toEqual([])
  })
})
