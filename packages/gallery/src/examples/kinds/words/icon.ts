import { icon } from '@jwsk/kit'

export const kind = icon()
export const wire = 'pi pi-map-marker'
