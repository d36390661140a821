import { useTranslate } from '../i18n/translate-provider'
import type { ScreenProps } from '../plugin/types'
import type { Resource } from './types'

export function ResourceScreen({ resource, title }: ScreenProps & { readonly resource: Resource }) {
  const t = useTranslate()
  return <h1>{title ?? t(`${resource.name}.title`)}</h1>
}
