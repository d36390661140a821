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
    const label = (key: string) => t(`${name}.${key}`)
    const hint = label('hint')
    return {
      title: label('title'),
      hint: hint === `${name}.hint` ? undefined : hint,
      record: label('record'),
      field: (name) => label(`fields.${name}`),
      section: (name) => label(`sections.${name}`),
      action: (name) => label(`actions.${name}`),
    }
  }, [t, name])
}
