import { describe, expect, it } from 'vitest'
import { readSlugs } from './stored-slugs.ts'

describe('slugs kept on the device', () => {
  it('are read without what does not belong there, and no more than fit', () => {
    expect(readSlugs('["haze","skunk-1","haze",3,null,""]', 4)).toEqual(['haze', 'skunk-1'])
    expect(readSlugs('["a","b","c"]', 2)).toEqual(['a', 'b'])
  })
  it('are none where nothing, or nothing readable, is kept', () => {
    for (const raw of [null, '', '{', '{"a":1}', '"haze"']) expect(readSlugs(raw, 4)).toEqual([])
  })
})
