/** Files that staff upload for attributes. */
import { afterAll, describe, expect, it } from 'vitest'
import { openStaffShop, type Someone } from '../../testing/staff.ts'

const shop = await openStaffShop()
afterAll(() => shop.close())
const keeper = await shop.person({ permissions: ['MANAGE_PRODUCTS'] })

/** Uploads a file as browsers do; answers the payload, or the code of the error. */
async function upload(name: string, type: string, who: Someone | null = keeper): Promise<unknown> {
  const form = new FormData()
  const query =
    'mutation($file: Upload!) { fileUpload(file: $file) { uploadedFile { url contentType } errors { field code } } }'
  form.set('operations', JSON.stringify({ query, variables: { file: null } }))
  form.set('map', JSON.stringify({ 0: ['variables.file'] }))
  form.set('0', new Blob(['%PDF-1.4 leaflet'], { type }), name)
  const encoded = new Response(form)
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/graphql/',
    headers: {
      'content-type': encoded.headers.get('content-type')!,
      ...(who ? { authorization: `Bearer ${who.token}` } : {}),
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  const { data, errors } = answer.json() as {
    data: { fileUpload: unknown } | null
    errors?: { extensions: { exception: { code: string } } }[]
  }
  return errors ? errors[0]!.extensions.exception.code : data!.fileUpload
}

describe('a file', () => {
  it('is stored and has an address', async () => {
    const done = (await upload('leaflet.pdf', 'application/pdf')) as { uploadedFile: { url: string } }
    expect(done).toMatchObject({ errors: [], uploadedFile: { contentType: 'application/pdf' } })
    expect(done.uploadedFile.url).toMatch(/\/media\/.+\.pdf$/)
  })

  it('is refused without an ending, and where a browser would run it', async () => {
    expect(await upload('leaflet', 'application/pdf')).toEqual({
      uploadedFile: null,
      errors: [{ field: 'file', code: 'INVALID_FILE_TYPE' }],
    })
    const active = { uploadedFile: null, errors: [{ field: 'file', code: 'UNSUPPORTED_MIME_TYPE' }] }
    expect(await upload('page.html', 'text/html')).toEqual(active)
    expect(await upload('picture.svg', 'image/svg+xml')).toEqual(active)
  })

  it('is not taken from shoppers', async () => {
    expect(await upload('leaflet.pdf', 'application/pdf', null)).toBe('PermissionDenied')
  })
})
