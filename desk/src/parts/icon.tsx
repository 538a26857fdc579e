/** The desk's icons: 24 px grid, 1.5 px line, `currentColor`. */

const PATHS = {
  today: 'M4 11.5 12 5l8 6.5V19a1 1 0 0 1-1 1h-4v-5H9v5H5a1 1 0 0 1-1-1z',
  orders: 'M4 8.5 12 4l8 4.5v7L12 20l-8-4.5zM4 8.5 12 13l8-4.5M12 13v7',
  payments: 'M3.5 7.5h17v10h-17zM3.5 11h17M6.5 14.5h3',
  products: 'M12 20c0-7 3-11 8-13-.5 6-3 9-8 9M12 20c0-5-2-8-7-9.5.3 4.3 2.6 6.6 7 6.8',
  catalogue: 'M5 4.5h5v15H5zM10 4.5h5v15h-5zM15.4 5.4l3.6-.9 2.6 14-3.6.9',
  sheet: 'M4 5.5h16v13H4zM4 10h16M4 14.3h16M10 5.5v13',
  customers: 'M12 12a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM5 19.5c.6-3.4 3.4-5 7-5s6.4 1.6 7 5',
  offers: 'M4 4.5h7l8.5 8.5-7 7L4 11.5zM8 8.2v.6',
  texts: 'M5.5 4h9l4 4v12h-13zM14 4v4.5h4.5M8.5 12h7M8.5 15.5h7',
  inbox: 'M4 13.5 6.5 5h11l2.5 8.5V19H4zM4 13.5h4.5l1 2.5h5l1-2.5H20',
  settings: 'M4 7h9M17 7h3M4 12h3M11 12h9M4 17h11M19 17h1M15 5v4M9 10v4M17 15v4',
  changes: 'M4.5 12a7.5 7.5 0 1 0 2.4-5.5M4 4.5v4h4M12 8v4.3l3 1.8',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3 20 20',
  plus: 'M12 5v14M5 12h14',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  x: 'm6 6 12 12M18 6 6 18',
  left: 'm14.5 5.5-6.5 6.5 6.5 6.5',
  right: 'm9.5 5.5 6.5 6.5-6.5 6.5',
  down: 'm6 9.5 6 6 6-6',
  up: 'm6 14.5 6-6 6 6',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  print: 'M7 9V4.5h10V9M7 17H4.5V9h15v8H17M7.5 14h9v5.5h-9z',
  undo: 'M9 6 4.5 10.5 9 15M4.5 10.5H14a5 5 0 0 1 0 9h-3',
  trash: 'M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.3 10.5v6M13.7 10.5v6',
  edit: 'm5 19 .8-4L15.5 5.3a1.6 1.6 0 0 1 2.3 0l.9.9a1.6 1.6 0 0 1 0 2.3L9 18.2z',
  external: 'M13.5 4.5h6v6M19.5 4.5 11 13M17 14v5.5H4.5V7H10',
  drag: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  warn: 'M12 4.5 21 19.5H3zM12 10v4.5M12 17v.2',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  auto: 'M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16',
  filter: 'M4 6h16M7 12h10M10 18h4',
  picture: 'M4 5h16v14H4zM4 16l4.5-4.5 3.5 3.5 3-2.5L20 16M15.5 9.2v.2',
  parcel: 'M4 8h16v11.5H4zM4 8l2-3.5h12L20 8M12 4.5V12M9.5 12h5',
  copy: 'M8.5 8.5h11v11h-11zM15 8.5v-4H4.5V15h4',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  key: 'M14.5 13.5a4.5 4.5 0 1 0-4.2-2.8L4 17v3h3v-2h2v-2l2.2-2.2a4.5 4.5 0 0 0 3.3-.3zM15.5 8.5v.1',
  clock: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 7.5V12l3 2',
} as const

export type IconName = keyof typeof PATHS

/** Hidden from screen readers, because its control has a label. */
export function Icon({ name, small = false }: { name: IconName; small?: boolean }) {
  return (
    <svg className={small ? 'icon icon--small' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth={name === 'more' || name === 'drag' ? 2.6 : 1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
