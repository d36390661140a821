import type { CSSProperties, ReactNode } from 'react'
import { galleryStyles } from './gallery-styles'

// a wall's parts measure by its unit, which only a wall of the whole screen has
const space = { ...galleryStyles.wall, '--u': '9px' } as CSSProperties // a property of our own is no property that its type knows

/** Room for parts of a wall on a screen that is none. */
export const WallboardFrame = ({ children }: { readonly children: ReactNode }) => <div style={space}>{children}</div>
