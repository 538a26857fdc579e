/** Videos that lie with a host whose players pages can embed. */

export interface Video {
  url: string
  /** What the host's own oEmbed answer would say, as far as the address tells it. */
  oembed: Record<string, unknown>
}

const YOUTUBE = /^(?:www\.|m\.)?youtube(?:-nocookie)?\.com$/
const VIMEO = /^(?:www\.|player\.)?vimeo\.com$/
const YOUTUBE_ID = /^[\w-]{6,20}$/

/** The video at an address; null where it is none of a known host. */
export function videoAt(address: string): Video | null {
  const url = URL.parse(address)
  if (!url || url.protocol !== 'https:') return null
  const parts = url.pathname.split('/').filter(Boolean)
  const last = parts.at(-1) ?? ''
  if (YOUTUBE.test(url.hostname) || url.hostname === 'youtu.be') {
    const id = url.searchParams.get('v') ?? last
    return YOUTUBE_ID.test(id) && id !== 'watch'
      ? {
          url: `https://www.youtube.com/watch?v=${id}`,
          oembed: {
            type: 'video',
            provider_name: 'YouTube',
            url: `https://www.youtube.com/watch?v=${id}`,
            thumbnail_url: `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
            width: 480,
            height: 270,
          },
        }
      : null
  }
  if (VIMEO.test(url.hostname) && /^\d+$/.test(last))
    return {
      url: `https://vimeo.com/${last}`,
      oembed: { type: 'video', provider_name: 'Vimeo', url: `https://vimeo.com/${last}`, width: 480, height: 270 },
    }
  return null
}
