import { resolveImageSource } from '@jwsk/kit/shell'
import { useUnit } from 'effector-react'
import { $site } from './model'

/** Logo of the deployment, or the console's own in the color of the theme; `size` in CSS pixels. */
export function Logo({ size }: { readonly size: number }) {
  const { logo, screens } = useUnit($site)
  const { src: source = 'favicon.svg#mark' } = resolveImageSource(logo, screens.imageOrigins)
  return <img src={source} alt="" width={size} height={size} />
}
