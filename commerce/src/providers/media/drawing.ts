/**
 * What an SVG may hold before it is drawn: no scripts, no entities, nothing that lies outside of it. The library that
 * draws loads none of it either; so whoever uploads such a file is told.
 */
import type { DrawingFault } from '../../domain/media/port.ts'

/** In how many characters a drawing begins. */
const BEGINNING = 4096
const ELEMENT = /<(?:[\w.-]{1,30}:)?svg[\s>/]/i
const ENCODING = /^\uFEFF?\s{0,100}<\?xml[^>]{1,200}?encoding\s{0,9}=\s{0,9}["']([^"']{1,40})["']/i

const FORBIDDEN = [
  /<!ENTITY/i,
  // A document type with rules of its own. Programs write one without.
  /<!DOCTYPE[^>[]{0,400}\[/i,
  /<\?xml-stylesheet/i,
  /<(?:[\w.-]{1,30}:)?(?:script|foreignObject|include|iframe|handler|listener)[\s>/]/i,
  /\son[a-z]{3,20}\s{0,9}=\s{0,9}["']/i,
  /@import/i,
  /javascript:/i,
]
/** What a reference leads to: a part of the same drawing, or a picture that stands in it. */
const REFERENCES = [
  /\b(?:href|src)\s{0,9}=\s{0,9}["']\s{0,9}(?!#|data:image\/(?:png|jpe?g|webp|gif)[;,]|["'])/i,
  /\burl\s{0,9}\((?!\s{0,9}(?:&quot;|["'])?\s{0,9}(?:#|data:image\/(?:png|jpe?g|webp|gif)[;,]))/i,
]

/** Whether a file is an SVG, by its beginning. */
export const isDrawing = (content: Buffer): boolean =>
  /^\uFEFF?\s{0,100}</.test(content.toString('utf8', 0, 200)) && ELEMENT.test(content.toString('utf8', 0, BEGINNING))

/** Why a drawing is not drawn; null where nothing speaks against it. */
export function drawingFault(content: Buffer): DrawingFault | null {
  const text = textOf(content)
  if (text === null || !/^utf-?8$|^us-ascii$/i.test(ENCODING.exec(text)?.[1] ?? 'utf-8')) return 'NO_PICTURE'
  return [...FORBIDDEN, ...REFERENCES].some((pattern) => pattern.test(text)) ? 'ACTIVE' : null
}

function textOf(content: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return null
  }
}
