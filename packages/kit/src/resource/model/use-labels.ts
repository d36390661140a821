import { useMemo } from 'react'
import { useTranslate } from '../../i18n/translate-provider'

/** The texts that the plugin owes the resource, in the language on screen. */
export interface Labels {
  readonly title: string
  readonly hint: string | undefined
  readonly record: string
  readonly field: (name: string) => string
  /** What is not obvious of a field; empty where the plugin says nothing. */
  readonly help: (name: string) => string
  readonly section: (name: string) => string
  readonly action: (name: string) => string
  /** What comes of an action; empty where the plugin says nothing. */
  readonly consequence: (name: string) => string
  readonly warning: (name: string) => string
}

export function useLabels({ name }: { readonly name: string }): Labels {
  const t = useTranslate()
  return useMemo(() => {
    const label = (key: string) => t(`${name}.${key}`)
    const ownLabel = (key: string) => (label(key) === `${name}.${key}` ? undefined : label(key))
    return {
      title: label('title'),
      hint: ownLabel('hint'),
      record: label('record'),
      field: (name) => label(`fields.${name}`),
      help: (name) => ownLabel(`help.${name}`) ?? '',
      section: (name) => label(`sections.${name}`),
      action: (name) => label(`actions.${name}`),
      consequence: (name) => ownLabel(`consequence.${name}`) ?? '',
      warning: (name) => label(`warnings.${name}`),
    }
  }, [t, name])
}
