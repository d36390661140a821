import { resolveImageSource } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { $site } from './model'

/** The deployment's mark, or the console's own on the theme's colour; of pixels. */
export function Logo({ size }: { readonly size: number }) {
  const { logo, screens } = useUnit($site)
  const { src: source = 'favicon.svg#mark' } = resolveImageSource(logo, screens.imageOrigins)
  return <img src={source} alt="" width={size} height={size} />
}
