import type { CSSProperties, ReactNode } from 'react'
import { galleryStyles } from './gallery-styles'

// wallboard parts are sized in `--u`, which only a full-screen wallboard sets
const space = { ...galleryStyles.wallboard, '--u': '9px' } as CSSProperties // `CSSProperties` has no custom properties

/** Renders parts of a wallboard on an ordinary screen. */
export const WallboardFrame = ({ children }: { readonly children: ReactNode }) => <div style={space}>{children}</div>
