import { Icon, useKitText } from '@jwsk/ui'
import type { ComponentProps, ReactNode } from 'react'
import { useImageSource } from '../../runtime/image-source'

interface SafeImageProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'referrerPolicy'> {
  readonly url: string
  /** Alternative text. */
  readonly label: string
  /** Content shown instead of a blocked image. Defaults to a placeholder with the reason. */
  readonly fallback?: ReactNode
}

/** Image with an untrusted URL: loaded only from this site or an origin that the deployment allows. */
export function SafeImage({ url, label, fallback, ...rest }: SafeImageProps): ReactNode {
  const { src: source, host = '' } = useImageSource(url)
  if (source !== undefined) return <img {...rest} src={source} alt={label} referrerPolicy="no-referrer" />
  return fallback ?? <BlockedImage label={label} host={host} />
}

/** Placeholder of a blocked image, with the reason. */
export function BlockedImage({ label, host }: { readonly label: string; readonly host: string }) {
  const t = useKitText()
  const reason = host === '' ? t('fields.upload.unsafe') : t('fields.upload.foreign', { host })
  return (
    <span
      className="inline-flex align-items-center justify-content-center w-full h-full surface-hover text-color-secondary"
      role="img"
      aria-label={`${label}：${reason}`}
      title={reason}
    >
      <Icon name="picture" />
    </span>
  )
}
