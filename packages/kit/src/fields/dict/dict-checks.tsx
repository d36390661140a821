import '../fields.css'
import { useKitText } from '../../i18n/kit-text'
import { Button } from '../../ui/button'
import { mostShown } from '../most-shown'
import type { InputProps } from '../types'
import { offered } from './entries'
import { type DictSource, useEntries } from './use-entries'

type DictChecksProps = InputProps<readonly string[]> & { readonly source: DictSource }

/** Any number of entries, in the order of the dictionary. */
export function DictChecks({ source, id, value, onChange, onBlur, inputRef, describedBy }: DictChecksProps) {
  const t = useKitText()
  const { entries, isLoading, hasFailed, isFetching, refetch } = useEntries(source)
  if (isLoading) return <div className="kit-skeleton-box" aria-busy="true" />
  if (hasFailed)
    return (
      <span className="kit-choice-failed" role="alert">
        {t('fields.dict.failed')}
        <Button kind="quiet" icon="refresh" busy={isFetching} onClick={() => void refetch()}>
          {t('actions.retry')}
        </Button>
      </span>
    )
  const choices = offered(entries, value)
  const ticked = new Set(value)
  const flip = (key: string) =>
    onChange(choices.map((entry) => entry.key).filter((other) => (other === key ? !ticked.has(key) : ticked.has(other))))
  return (
    <fieldset className="kit-checks" aria-labelledby={`${id}-label`} aria-describedby={describedBy}>
      {choices.slice(0, mostShown).map(({ key, word }, index) => (
        <label key={key} className="kit-check">
          <input
            ref={index === 0 ? inputRef : undefined}
            id={index === 0 ? id : undefined}
            type="checkbox"
            className="kit-checkbox"
            aria-label={word}
            checked={ticked.has(key)}
            onChange={() => flip(key)}
            onBlur={onBlur}
          />
          <bdi>{word}</bdi>
        </label>
      ))}
    </fieldset>
  )
}
