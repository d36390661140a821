import { type TextValues, useTranslate } from '@jwsk/ui'
import { useMemo } from 'react'

/** Texts of a resource in the current language, from its plugin. */
export interface Labels {
  readonly title: string
  readonly hint: string | undefined
  readonly record: string
  readonly field: (name: string) => string
  /** Returns the help text of a field; empty if the plugin has none. */
  readonly help: (name: string) => string
  readonly section: (name: string) => string
  readonly action: (name: string) => string
  /** Returns the consequence of an action; empty if the plugin has none. */
  readonly consequence: (name: string) => string
  readonly warning: (name: string) => string
  /** Text on what stays after a delete, for platforms that leave it; empty if the plugin has none. */
  readonly leftBehind: string
  /** Returns the message of a check. */
  readonly check: (key: string, values?: TextValues) => string
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
      leftBehind: ownLabel('leftBehind') ?? '',
      check: (key, values) => t(`${name}.checks.${key}`, values),
    }
  }, [t, name])
}
