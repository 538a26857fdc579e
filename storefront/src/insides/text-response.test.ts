import { expect, it } from 'vitest'
import { TextResponse } from './text-response.server.ts'

const TEXT = '<!doctype html>Žluté květy, цветы'
const page = () => new TextResponse(TEXT, { status: 404, headers: { 'content-type': 'text/html', 'x-tag': 'a' } })

it('has the status and headers that it was given, and is read as any response', async () => {
  const response = page()
  expect(response).toBeInstanceOf(Response)
  expect([response.status, response.headers.get('x-tag'), response.ok]).toEqual([404, 'a', false])
  expect(await response.text()).toBe(TEXT)
  expect(Buffer.from(await page().arrayBuffer()).toString()).toBe(TEXT)
  expect(Buffer.from(await page().bytes()).toString()).toBe(TEXT)
  expect(await (await page().blob()).text()).toBe(TEXT)
  expect(await page().clone().text()).toBe(TEXT)
  expect(await new TextResponse('{"a":1}', {}).json()).toEqual({ a: 1 })
})

it('hands on the pieces that it was given, once', async () => {
  const response = new TextResponse(['<p>', 'а', '</p>'], {})
  expect(await response.clone().text()).toBe('<p>а</p>')
  expect(response.pieces()).toEqual(['<p>', 'а', '</p>'])
  expect(() => response.pieces()).toThrow(TypeError)
  expect(await new Response(new TextResponse(['a', 'b'], {}).body).text()).toBe('ab')
  const bytes = new TextEncoder().encode('ž')
  const withBytes = new TextResponse(['а', bytes, 'b'], {})
  expect(await withBytes.clone().text()).toBe('аžb')
  expect(Buffer.from(await withBytes.clone().arrayBuffer()).toString()).toBe('аžb')
  expect(withBytes.pieces()).toEqual(['а', bytes, 'b'])
})

it('gives its body to a response that is made from it', async () => {
  const from = page()
  const copy = new Response(from.body, from)
  expect([copy.status, copy.headers.get('x-tag'), await copy.text()]).toEqual([404, 'a', TEXT])
  expect(from.bodyUsed).toBe(true)
  await expect(from.text()).rejects.toThrow(TypeError)
  const seen = page()
  expect(seen.body).toBe(seen.body)
  expect([await seen.text(), seen.bodyUsed]).toEqual([TEXT, true])
  expect(() => seen.clone()).toThrow(TypeError)
})
