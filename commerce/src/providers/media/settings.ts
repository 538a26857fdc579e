/** Reads SEMENA_MEDIA_S3_…: each wrong value gives an error of one line that never repeats the value. */
import { withoutEnd } from '@semena/contract/texts'
import { allOrNone, type Get, isPrivate, mustBe, shaped } from '../variables.ts'
import { StartError } from '../../start-error.ts'
import type { BucketSettings } from './bucket.ts'

const ENDPOINT = 'SEMENA_MEDIA_S3_ENDPOINT'
const REGION = 'SEMENA_MEDIA_S3_REGION'
const BUCKET = 'SEMENA_MEDIA_S3_BUCKET'
const KEY_ID = 'SEMENA_MEDIA_S3_ACCESS_KEY_ID'
const SECRET = 'SEMENA_MEDIA_S3_SECRET_ACCESS_KEY'
const PUBLIC_URL = 'SEMENA_MEDIA_S3_PUBLIC_URL'

/** The bucket for pictures and files; null when they lie in the shop's folder. */
export function readBucketSettings(get: Get): BucketSettings | null {
  const given = allOrNone(get, [ENDPOINT, BUCKET, KEY_ID, SECRET])
  const publicUrl = get(PUBLIC_URL)
  if (!given) {
    for (const name of [REGION, PUBLIC_URL])
      if (get(name)) throw new StartError(`${name} is of no use without ${ENDPOINT}, ${BUCKET}, ${KEY_ID}, ${SECRET}.`)
    return null
  }
  return {
    endpoint: address(ENDPOINT, given[ENDPOINT]),
    region: shaped(REGION, get(REGION) ?? 'us-east-1', /^[\w-]{1,64}$/, 'a region such as eu-central-1'),
    bucket: shaped(BUCKET, given[BUCKET], /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket'),
    accessKeyId: shaped(KEY_ID, given[KEY_ID], /^[\w./+=-]{3,256}$/, 'the id of an access key'),
    secretAccessKey: shaped(SECRET, given[SECRET], /^\S{3,256}$/, 'the secret of an access key'),
    publicUrl: publicUrl === undefined ? null : address(PUBLIC_URL, publicUrl),
  }
}

/** An address that may have a path. Only a private host may do without https. */
function address(name: string, text: string): string {
  const url = URL.parse(text)
  const isClean = url && url.search === '' && url.hash === '' && url.username === '' && url.password === ''
  if (isClean && (url.protocol === 'https:' || (url.protocol === 'http:' && isPrivate(url.hostname))))
    return withoutEnd(text, '/')
  throw mustBe(name, 'an address such as https://s3.example.com; http:// only within your own network')
}
