import { pictureAddress } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { $site } from './model'

/** The deployment's mark, or the console's own on the theme's colour; of pixels. */
export function Logo({ size }: { readonly size: number }) {
  const { logo, screens } = useUnit($site)
  const { source = 'favicon.svg#mark' } = pictureAddress(logo, screens.pictureOrigins)
  return <img src={source} alt="" width={size} height={size} />
}
