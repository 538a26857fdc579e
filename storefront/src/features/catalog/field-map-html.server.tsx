/** The map of varieties as text, for the server's pages. */
import { renderToStaticMarkup } from 'react-dom/server'
import FieldMap, { type MapProps } from './field-map.tsx'

export const fieldMapHtml = (props: MapProps): string => renderToStaticMarkup(<FieldMap {...props} />)
