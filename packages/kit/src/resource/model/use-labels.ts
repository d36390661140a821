import { useMemo } from 'react'
import { useTranslate } from '../../i18n/translate-provider'

/** The texts that the plugin owes the resource, in the language on screen. */
export interface Labels {
  readonly title: string
  readonly hint: string | undefined
  readonly record: string
  readonly field: (name: string) => string
  readonly section: (name: string) => string
  readonly action: (name: string) => string
}

export function useLabels({ name }: { readonly name: string }): Labels {
  const t = useTranslate()
  return useMemo(() => {
    const at = (key: string) => t(`${name}.${key}`)
    const hint = at('hint')
    return {
      title: at('title'),
      hint: hint === `${name}.hint` ? undefined : hint,
      record: at('record'),
      field: (name) => at(`fields.${name}`),
      section: (name) => at(`sections.${name}`),
      action: (name) => at(`actions.${name}`),
    }
  }, [t, name])
}
